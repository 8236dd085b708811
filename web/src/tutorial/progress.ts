// Which scenes of a lesson the guest has completed; saved with the settings.
import { saveSettings, preferences } from "../kit/guest.svelte";

/** Returns the scenes of a game's lesson that the guest has completed. */
export function completedScenes(game: string): readonly string[] {
  return preferences().learned?.[game] ?? [];
}

/** Saves that a scene was completed. Throws a Refusal if the server could not be reached. */
export async function markSceneCompleted(game: string, scene: string): Promise<void> {
  const before = completedScenes(game);
  if (before.includes(scene)) return;
  await saveSettings({ learned: { ...preferences().learned, [game]: [...before, scene] } });
}
