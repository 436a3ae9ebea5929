/** Takes pictures one after the other, and makes a film of them. */
export interface Encoder {
  readonly kind: "MP4" | "WebM" | "GIF";
  /** What is on the canvas now, for so many seconds. */
  add(seconds: number): Promise<void>;
  finish(): Promise<Blob>;
}

/** What is written into the file beside its pictures. */
export interface About {
  readonly title: string;
  /** The whole match: a picture has no room for it. */
  readonly link: string;
  /** Pictures a second. */
  readonly rate: number;
}
