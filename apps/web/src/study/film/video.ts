import {
  BufferTarget,
  CanvasSource,
  getFirstEncodableVideoCodec,
  Mp4OutputFormat,
  Output,
  QUALITY_HIGH,
  type VideoCodec,
  WebMOutputFormat,
} from "mediabunny";
import type { About, Encoder } from "./encoder.ts";

/** What everybody can open first. */
const codecs: VideoCodec[] = ["avc", "vp9", "vp8"];

async function codecFor(width: number): Promise<VideoCodec | undefined> {
  // Browsers lend their encoders to secure pages only.
  if (!("VideoEncoder" in globalThis)) return undefined;
  return (await getFirstEncodableVideoCodec(codecs, { width, height: width })) ?? undefined;
}

export async function canEncode(width: number): Promise<boolean> {
  return (await codecFor(width)) !== undefined;
}

/** A film by the browser's own encoder: MP4 where it has that, else WebM. */
export async function videoEncoder(canvas: HTMLCanvasElement, about: About): Promise<Encoder> {
  const codec = await codecFor(canvas.width);
  if (codec === undefined) throw new Error("this browser encodes no film");
  const isMp4 = codec === "avc";
  const target = new BufferTarget();
  const output = new Output({ format: isMp4 ? new Mp4OutputFormat() : new WebMOutputFormat(), target });
  const source = new CanvasSource(canvas, { codec, quality: QUALITY_HIGH });
  output.addVideoTrack(source, { frameRate: about.rate });
  output.setMetadataTags({ title: about.title, comment: about.link });
  await output.start();
  let time = 0;
  return {
    kind: isMp4 ? "MP4" : "WebM",
    async add(seconds) {
      await source.add(time, seconds);
      time += seconds;
    },
    async finish() {
      await output.finalize();
      if (target.buffer === null) throw new Error("a film that was finished is empty");
      return new Blob([target.buffer], { type: isMp4 ? "video/mp4" : "video/webm" });
    },
  };
}
