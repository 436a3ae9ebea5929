/** Pictures in other colours, each made once; they go when the picture goes. */
const made = new WeakMap<HTMLCanvasElement, Map<number, HTMLCanvasElement>>();

/** The picture with its colours multiplied by this one. */
export function tinted(picture: HTMLCanvasElement, colour: number): HTMLCanvasElement {
  if (colour === 0xffffff) return picture;
  const known = made.get(picture) ?? new Map<number, HTMLCanvasElement>();
  made.set(picture, known);
  const found = known.get(colour) ?? multiplied(picture, colour);
  known.set(colour, found);
  return found;
}

function multiplied(picture: HTMLCanvasElement, colour: number): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.width = picture.width;
  canvas.height = picture.height;
  const pen = canvas.getContext("2d");
  if (pen === null) return picture;
  pen.fillStyle = `#${colour.toString(16).padStart(6, "0")}`;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.globalCompositeOperation = "multiply";
  pen.drawImage(picture, 0, 0);
  // Where the picture has nothing, neither has this one.
  pen.globalCompositeOperation = "destination-in";
  pen.drawImage(picture, 0, 0);
  return canvas;
}
