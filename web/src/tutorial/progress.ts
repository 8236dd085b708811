// Which scenes of a lesson were played to their end: kept with the settings, for the end of the lesson to tell the truth.
import { saveSettings, preferences } from "../kit/guest.svelte";

export function completedScenes(game: string): readonly string[] {
  return preferences().learned?.[game] ?? [];
}

export async function markSceneCompleted(game: string, scene: string): Promise<void> {
  const before = completedScenes(game);
  if (before.includes(scene)) return;
  await saveSettings({ learned: { ...preferences().learned, [game]: [...before, scene] } });
}
