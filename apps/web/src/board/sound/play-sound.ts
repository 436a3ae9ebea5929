import { type Part, recipes, type Sound } from "./recipes.ts";
import { type Mixing, speaker } from "./Speaker.ts";

/** Plays a sound of the table, so many seconds from now. */
export function playSound(sound: Sound, delay = 0): void {
  speaker.play((mixing) => {
    for (const part of recipes[sound]) sourceOf(mixing, part, delay);
    const over = Math.max(...recipes[sound].map(({ at, length }) => at + length));
    setTimeout(mixing.ended, (delay + over) * 1000);
  });
}

function sourceOf({ context, noise, out }: Mixing, part: Part, delay: number): void {
  const begin = context.currentTime + delay + part.at;
  const end = begin + part.length;
  const gain = context.createGain();
  // A beginning of 5 ms: without it there is a click.
  gain.gain.setValueAtTime(0.0006, begin);
  gain.gain.exponentialRampToValueAtTime(part.strength, begin + 0.005);
  gain.gain.exponentialRampToValueAtTime(0.0006, end);
  gain.connect(out);
  const source =
    part.kind === "tone" ? toneOf(context, part, begin, gain) : breathOf(context, noise, part, gain);
  source.start(begin);
  source.stop(end);
  source.addEventListener("ended", () => gain.disconnect());
}

function toneOf(context: AudioContext, { from, to, length }: Part, begin: number, out: AudioNode) {
  const source = context.createOscillator();
  source.frequency.setValueAtTime(from, begin);
  source.frequency.exponentialRampToValueAtTime(to, begin + length);
  source.connect(out);
  return source;
}

function breathOf(context: AudioContext, noise: AudioBuffer, { from }: Part, out: AudioNode) {
  const source = context.createBufferSource();
  source.buffer = noise;
  source.loop = true;
  const band = context.createBiquadFilter();
  band.type = "bandpass";
  band.frequency.value = from;
  source.connect(band).connect(out);
  return source;
}
