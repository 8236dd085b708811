// Synthesised sounds: paper for a card, a low drum for a capture, two wood taps for a turn, a stone at the end.
// All are short and quiet, off until the player turns them on, and never the only indication of anything.
import { preferences } from "./guest.svelte";

/** The sounds a table makes. */
export type Sound = "turn" | "card" | "capture" | "end";

/** The volume unless the settings have another, from 0 to 1. */
export const DEFAULT_VOLUME = 0.5;
/** The time between two sounds of the same snapshot, in seconds. */
const SOUND_GAP_S = 0.16;

let context: AudioContext | null = null;

/** Return the audio context, if there is one. Browsers start it only after the first input on the page. */
function openContext(): AudioContext | null {
  if (typeof AudioContext === "undefined") return null;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  return context;
}

/** Start audio at the first key press or touch, if sounds are on. Call it once. */
export function unlockAudioOnInput(): void {
  const unlock = () => {
    if (preferences().sounds) openContext();
  };
  addEventListener("pointerdown", unlock);
  addEventListener("keydown", unlock);
}

/** Play some sounds, one after the other, if sounds are on. */
export function playSounds(...sounds: Sound[]): void {
  if (!preferences().sounds || sounds.length === 0) return;
  const audio = openContext();
  if (audio?.state !== "running") return;
  schedule(audio, sounds);
}

/** Play a sound even if sounds are off. Call it only in response to a click. */
export async function playSample(sound: Sound): Promise<void> {
  const audio = openContext();
  await audio?.resume();
  if (audio) schedule(audio, [sound]);
}

function schedule(audio: AudioContext, sounds: readonly Sound[]): void {
  const out = audio.createGain();
  out.gain.value = preferences().volume ?? DEFAULT_VOLUME;
  out.connect(audio.destination);
  sounds.forEach((sound, i) => SYNTHS[sound](audio, out, audio.currentTime + 0.01 + i * SOUND_GAP_S));
}

type Synth = (audio: AudioContext, out: AudioNode, at: number) => void;

const SYNTHS: Record<Sound, Synth> = {
  card: (audio, out, at) => rustle(audio, out, at),
  capture: (audio, out, at) => {
    knock(audio, out, at, { from: 150, to: 58, gain: 0.85, durationS: 0.26 });
    rustle(audio, out, at, 0.16);
  },
  turn: (audio, out, at) => {
    knock(audio, out, at, { from: 620, to: 540, gain: 0.34, durationS: 0.07 });
    knock(audio, out, at + 0.11, { from: 780, to: 690, gain: 0.34, durationS: 0.07 });
  },
  end: (audio, out, at) => {
    knock(audio, out, at, { from: 210, to: 196, gain: 0.5, durationS: 0.28 });
    knock(audio, out, at + 0.02, { from: 316, to: 294, gain: 0.22, durationS: 0.24 });
  },
};

/** Wood, stone or a drum: a tone that falls and fades. */
function knock(
  audio: AudioContext,
  out: AudioNode,
  at: number,
  { from, to, gain, durationS }: { from: number; to: number; gain: number; durationS: number },
): void {
  const tone = audio.createOscillator();
  tone.type = "sine";
  tone.frequency.setValueAtTime(from, at);
  tone.frequency.exponentialRampToValueAtTime(to, at + durationS);
  tone.connect(fadingGain(audio, out, at, gain, durationS));
  tone.start(at);
  tone.stop(at + durationS);
}

/** Paper: a short burst of band-passed noise. */
function rustle(audio: AudioContext, out: AudioNode, at: number, gain = 0.3): void {
  const durationS = 0.09;
  const noise = audio.createBufferSource();
  const grains = audio.createBuffer(1, Math.ceil(audio.sampleRate * durationS), audio.sampleRate);
  const data = grains.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1;
  noise.buffer = grains;
  const band = audio.createBiquadFilter();
  band.type = "bandpass";
  band.frequency.value = 1900;
  band.Q.value = 0.8;
  noise.connect(band).connect(fadingGain(audio, out, at, gain, durationS));
  noise.start(at);
  noise.stop(at + durationS);
}

function fadingGain(audio: AudioContext, out: AudioNode, at: number, gain: number, durationS: number): GainNode {
  const fade = audio.createGain();
  fade.gain.setValueAtTime(0.0001, at);
  fade.gain.exponentialRampToValueAtTime(gain, at + 0.006);
  fade.gain.exponentialRampToValueAtTime(0.0001, at + durationS);
  fade.connect(out);
  return fade;
}
