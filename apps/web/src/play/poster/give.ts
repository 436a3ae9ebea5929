import { saveBlob } from "../../look/saveFile.ts";

/** Hands a picture on by whatever this device shares with, and lays it down as a file where there is nothing of that kind. */
export async function give(picture: Blob, name: string): Promise<void> {
  const file = new File([picture], name, { type: picture.type });
  if (!navigator.canShare?.({ files: [file] })) return saveBlob(picture, name);
  try {
    await navigator.share({ files: [file] });
  } catch (error) {
    // Whoever thinks better of it has not asked for a file either.
    if (!(error instanceof DOMException && error.name === "AbortError")) saveBlob(picture, name);
  }
}
