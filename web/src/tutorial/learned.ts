// Which scenes of a lesson were played to their end: kept with the settings, for the end of the lesson to tell the truth.
import { prefer, preferences } from "../kit/me.svelte";

export function learned(game: string): readonly string[] {
  return preferences().learned?.[game] ?? [];
}

export async function learn(game: string, scene: string): Promise<void> {
  const before = learned(game);
  if (before.includes(scene)) return;
  await prefer({ learned: { ...preferences().learned, [game]: [...before, scene] } });
}
