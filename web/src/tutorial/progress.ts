// Which scenes of a lesson the guest has completed; saved with the settings.
import { saveSettings, preferences } from "../client/guest.svelte";

/** Return the scenes of a game's lesson that the guest has completed. */
export function completedScenes(game: string): readonly string[] {
  return preferences().learned?.[game] ?? [];
}

/** Save that a scene was completed. Throws an ApiError if it could not be saved on the server. */
export async function markSceneCompleted(game: string, scene: string): Promise<void> {
  const completed = completedScenes(game);
  if (completed.includes(scene)) return;
  await saveSettings({ learned: { ...preferences().learned, [game]: [...completed, scene] } });
}
