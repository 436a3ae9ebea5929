import { margin } from "../../board/camera.ts";
import { paintArena } from "../../board/paint/arena.ts";
import { imageOf } from "../../board/paint/flick-picture.ts";
import { floorFiles } from "../../board/paint/floors.ts";
import { paintMark } from "../../board/paint/marks.ts";
import { sheet } from "../../board/paint/sheet.ts";
import type { Counter, Motion, Scene } from "../../board/scene.ts";
import { drawPiece } from "../../board/still/paint-still.ts";

/** What stands under the board in every picture of a film. */
export interface Caption {
  /** Who plays, or what is done. */
  readonly title: string;
  /** Where such matches are played. */
  readonly address: string;
}

const caption = 64;

/** The pictures of a film, one after the other on the same canvas. Sizes are even: encoders want them so. */
export class Picture {
  readonly canvas: HTMLCanvasElement;
  readonly #pen: CanvasRenderingContext2D;
  readonly #density: number;
  readonly #caption: Caption;
  #props: Props | undefined;

  constructor(width: number, { board }: Scene, words: Caption) {
    this.#density = width / (board.length + 2 * margin);
    const height = 2 * Math.round(((board.width + 2 * margin) * this.#density) / 2);
    const { canvas, pen } = sheet(width, height + caption);
    this.canvas = canvas;
    this.#pen = pen;
    this.#caption = words;
  }

  /** Fetches and paints what stays the same in all pictures of a flick. */
  async prepare({ before }: Motion): Promise<void> {
    await Promise.all([document.fonts.load(faces.names), document.fonts.load(faces.address)]).catch(() => []);
    const floor = before.ground && (await imageOf(floorFiles[before.ground]));
    const density = this.#density;
    this.#props = {
      arena: paintArena(before, { turned: false, density, floor, bold: false }),
      discs: new Map(before.pieces.map((piece) => [piece.id, spriteOf(piece, density)])),
    };
  }

  paint({ pieces }: Scene): void {
    if (this.#props === undefined) throw new Error("nothing is prepared");
    const { arena, discs } = this.#props;
    const pen = this.#pen;
    const lay = (picture: HTMLCanvasElement, x: number, y: number): void => {
      const [left, top] = [(x + margin) * this.#density, (y + margin) * this.#density];
      pen.drawImage(picture, left - picture.width / 2, top - picture.height / 2);
    };
    pen.drawImage(arena, 0, 0);
    for (const { x, y, radius } of pieces)
      lay(paintMark("shadow", radius * this.#density, brush), x + radius * 0.2, y + radius * 0.3);
    for (const { id, x, y } of pieces) {
      const disc = discs.get(id);
      if (disc !== undefined) lay(disc, x, y);
    }
    this.#write();
  }

  #write(): void {
    const { width, height } = this.canvas;
    const top = height - caption;
    const pen = this.#pen;
    pen.fillStyle = "#1b130c";
    pen.fillRect(0, top, width, caption);
    pen.textAlign = "center";
    pen.textBaseline = "middle";
    pen.font = faces.names;
    pen.fillStyle = "#ffe1a0";
    pen.fillText(fitting(pen, this.#caption.title, width - 24), width / 2, top + 22);
    pen.font = faces.address;
    pen.fillStyle = "#d8c7a2";
    pen.fillText(fitting(pen, this.#caption.address, width - 24), width / 2, top + 47);
  }
}

/** What is painted once for a flick. */
interface Props {
  readonly arena: HTMLCanvasElement;
  readonly discs: ReadonlyMap<string, HTMLCanvasElement>;
}

const brush = { pixel: 1, bold: false };

/** A disc by itself, with room for what lies on its rim. */
function spriteOf(piece: Counter, density: number): HTMLCanvasElement {
  const half = 2 * piece.radius;
  const { canvas, pen } = sheet(2 * half * density, 2 * half * density);
  drawPiece({ ...piece, x: half, y: half }, density, brush, (picture, { x, y }) =>
    pen.drawImage(picture, x * density - picture.width / 2, y * density - picture.height / 2),
  );
  return canvas;
}

const faces = { names: "700 20px Cinzel", address: "400 15px 'EB Garamond'" } as const;

/** As much of it as there is room for; dots say that there is more. */
function fitting(pen: CanvasRenderingContext2D, text: string, room: number): string {
  if (pen.measureText(text).width <= room) return text;
  let length = text.length;
  while (length > 0 && pen.measureText(`${text.slice(0, length)}…`).width > room) length -= 1;
  return `${text.slice(0, length)}…`;
}
