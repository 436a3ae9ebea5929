import type { Motion } from "../../board/scene.ts";
import type { Encoder } from "./encoder.ts";
import { framesOf, scenesOf } from "./frames.ts";
import { type Caption, Picture } from "./picture.ts";

/** A film that can be saved and sent. */
export interface MadeFilm {
  readonly blob: Blob;
  readonly kind: Encoder["kind"];
  readonly frames: number;
  readonly seconds: number;
}

/** By this browser's own encoder where it has one, else as a GIF: smaller, and with fewer pictures a second. */
const shapes = { video: { width: 960, rate: 30 }, gif: { width: 480, rate: 20 } } as const;

export interface Making {
  readonly motions: readonly Motion[];
  readonly caption: Caption;
  /** All of its address, for the file itself: a picture has no room for it. */
  readonly link: string;
  readonly signal: AbortSignal;
  /** How much of it is done, from 0 to 1, and the picture that is on it. */
  onFrame(share: number, canvas: HTMLCanvasElement): void;
}

/** Undefined if there is nothing to film, or nobody wants it any more. */
export async function makeFilm(making: Making): Promise<MadeFilm | undefined> {
  const { motions, caption, link, signal, onFrame } = making;
  const [first] = motions;
  if (first === undefined) return undefined;
  const open = await opened();
  const { width, rate } = shapes[open.shape];
  const picture = new Picture(width, first.before, caption);
  const encoder = await open.encoder(picture.canvas, { title: caption.title, link, rate });
  const all = framesOf(motions, rate);
  let frames = 0;
  for (const motion of motions) {
    await picture.prepare(motion);
    for (const scene of scenesOf(motion, rate)) {
      if (signal.aborted) return undefined;
      picture.paint(scene);
      await encoder.add(1 / rate);
      frames += 1;
      onFrame(frames / all, picture.canvas);
      // The page goes on meanwhile.
      if (frames % 4 === 0) await new Promise((resolve) => setTimeout(resolve));
    }
  }
  return { blob: await encoder.finish(), kind: encoder.kind, frames, seconds: frames / rate };
}

async function opened() {
  const { canEncode, videoEncoder } = await import("./video.ts");
  if (await canEncode(shapes.video.width)) return { shape: "video", encoder: videoEncoder } as const;
  const { gifEncoder } = await import("./gif.ts");
  return { shape: "gif", encoder: gifEncoder } as const;
}
