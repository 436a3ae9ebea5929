import type { Knock } from "./knock.ts";

/** So many knocks at once are a clatter; more would only be noise. */
const most = 12;

/**
 * Wood on wood, synthesised: a click of noise for the touch, two quickly dying tones for the body. Browsers let a page
 * make sound only after the reader has done something on it, so nothing is opened before.
 */
export class Knocks {
  #context: AudioContext | undefined;
  #noise: AudioBuffer | undefined;
  #sounding = 0;
  muted = false;

  /** To be called when the reader does something. */
  wake(): void {
    if (this.muted) return;
    this.#context ??= openAudio();
    if (this.#context?.state === "suspended") void this.#context.resume();
  }

  play(knock: Knock): void {
    // A click on another part of the page counts as well.
    if (this.#context === undefined && navigator.userActivation?.hasBeenActive) this.wake();
    const context = this.#context;
    if (this.muted || context === undefined || context.state !== "running" || this.#sounding >= most) return;
    this.#noise ??= noiseOf(context);
    this.#sounding += 1;
    sound(context, this.#noise, knock, () => {
      this.#sounding -= 1;
    });
  }

  close(): void {
    void this.#context?.close();
    this.#context = undefined;
  }
}

function openAudio(): AudioContext | undefined {
  try {
    return new AudioContext({ latencyHint: "interactive" });
  } catch {
    // No sound card, or none left: the game goes on in silence.
    return undefined;
  }
}

function sound(context: AudioContext, noise: AudioBuffer, knock: Knock, ended: () => void): void {
  const { against, loudness, pitch, side } = knock;
  const now = context.currentTime;
  const out = context.createStereoPanner();
  out.pan.value = side * 0.6;
  out.connect(context.destination);

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

function noiseOf(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, Math.round(context.sampleRate * 0.25), context.sampleRate);
  const data = buffer.getChannelData(0);
  for (let n = 0; n < data.length; n += 1) data[n] = Math.random() * 2 - 1;
  return buffer;
}
