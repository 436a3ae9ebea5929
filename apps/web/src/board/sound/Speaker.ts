/** So many sounds at once are a clatter; more would only be noise. */
const most = 12;

/** What a sound is made with. */
export interface Mixing {
  readonly context: AudioContext;
  readonly noise: AudioBuffer;
  readonly out: AudioNode;
  /** To be called when it is over. */
  ended(): void;
}

/**
 * One loudspeaker for the whole page. Browsers let a page make sound only after the reader has done something on it, so
 * nothing is opened before.
 */
class Speaker {
  #context: AudioContext | undefined;
  #noise: AudioBuffer | undefined;
  #master: GainNode | undefined;
  #volume = 1;
  #sounding = 0;

  /** 0, silence, to 1. */
  set volume(volume: number) {
    this.#volume = volume;
    if (this.#master !== undefined) this.#master.gain.value = volume;
  }

  /** To be called when the reader does something. */
  wake(): void {
    if (this.#volume === 0) return;
    this.#context ??= openAudio();
    if (this.#context?.state === "suspended") void this.#context.resume();
  }

  /** Nobody listens here any more. */
  rest(): void {
    void this.#context?.suspend();
  }

  play(make: (mixing: Mixing) => void): void {
    // A click on another part of the page counts as well.
    if (this.#context === undefined && navigator.userActivation?.hasBeenActive) this.wake();
    const context = this.#context;
    if (this.#volume === 0 || context?.state !== "running" || this.#sounding >= most) return;
    this.#noise ??= noiseOf(context);
    this.#master ??= this.#plug(context);
    this.#sounding += 1;
    const ended = () => {
      this.#sounding -= 1;
    };
    make({ context, noise: this.#noise, out: this.#master, ended });
  }

  #plug(context: AudioContext): GainNode {
    const master = context.createGain();
    master.gain.value = this.#volume;
    master.connect(context.destination);
    return master;
  }
}

export const speaker = new Speaker();

function openAudio(): AudioContext | undefined {
  try {
    return new AudioContext({ latencyHint: "interactive" });
  } catch {
    // No sound card, or none left: the game goes on in silence.
    return undefined;
  }
}

function noiseOf(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, Math.round(context.sampleRate * 0.25), context.sampleRate);
  const data = buffer.getChannelData(0);
  for (let n = 0; n < data.length; n += 1) data[n] = Math.random() * 2 - 1;
  return buffer;
}
