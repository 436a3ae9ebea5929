import type { Knock } from "./knock.ts";
import { type Mixing, speaker } from "./Speaker.ts";

/** Wood on wood, synthesised: a click of noise for the touch, two quickly dying tones for the body. */
export function playKnock(knock: Knock): void {
  speaker.play((mixing) => sound(mixing, knock));
}

function sound({ context, noise, out: master, ended }: Mixing, knock: Knock): void {
  const { against, loudness, pitch, side } = knock;
  const now = context.currentTime;
  const out = context.createStereoPanner();
  out.pan.value = side * 0.6;
  out.connect(master);

  const ring = against === "disc" ? 0.055 : 0.09;
  tone(context, out, pitch, 0.34 * loudness, ring);
  tone(context, out, pitch * 2.71, 0.13 * loudness, ring * 0.5);

  const click = context.createBufferSource();
  click.buffer = noise;
  const band = context.createBiquadFilter();
  band.type = against === "disc" ? "bandpass" : "lowpass";
  // A harder blow is brighter as well as louder.
  band.frequency.value = (against === "disc" ? 2600 : 700) * (0.7 + 0.6 * loudness);
  const gain = context.createGain();
  gain.gain.setValueAtTime(0.5 * loudness, now);
  gain.gain.exponentialRampToValueAtTime(0.0008, now + (against === "disc" ? 0.035 : 0.07));
  click.connect(band).connect(gain).connect(out);
  click.start(now, Math.random() * 0.1, 0.12);
  click.addEventListener("ended", () => {
    out.disconnect();
    ended();
  });
}

function tone(context: AudioContext, out: AudioNode, pitch: number, strength: number, length: number): void {
  const now = context.currentTime;
  const body = context.createOscillator();
  body.frequency.setValueAtTime(pitch * 1.06, now);
  body.frequency.exponentialRampToValueAtTime(pitch, now + length / 2);
  const gain = context.createGain();
  gain.gain.setValueAtTime(Math.max(0.001, strength), now);
  gain.gain.exponentialRampToValueAtTime(0.0006, now + length);
  body.connect(gain).connect(out);
  body.start(now);
  body.stop(now + length);
}
