/** How words are set on a picture: the faces of the page. */
export const faces = {
  title: "700 46px Cinzel",
  heading: "700 22px Cinzel",
  name: "700 17px Cinzel",
  number: "700 34px Cinzel",
  body: "400 20px 'EB Garamond'",
  small: "400 17.5px 'EB Garamond'",
  aside: "italic 400 21px 'IM Fell English'",
} as const;

const inks = {
  ink: "#2a1d0e",
  quiet: "#5a4324",
  gold: "#6b3f00",
  line: "rgb(90 58 20 / 0.4)",
} as const;

export interface Setting {
  readonly face: keyof typeof faces;
  readonly ink?: keyof typeof inks;
  readonly align?: CanvasTextAlign;
}

export function write(
  pen: CanvasRenderingContext2D,
  text: string,
  x: number,
  y: number,
  { face, ink = "ink", align = "left" }: Setting,
): void {
  pen.font = faces[face];
  pen.fillStyle = inks[ink];
  pen.textAlign = align;
  pen.textBaseline = "alphabetic";
  pen.fillText(text, x, y);
}

/** As many lines as the text needs in this width, at most `most`; the last one says by dots that there is more. */
export function linesOf(
  pen: CanvasRenderingContext2D,
  text: string,
  face: keyof typeof faces,
  width: number,
  most: number,
): readonly string[] {
  pen.font = faces[face];
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last === undefined || pen.measureText(longer).width > width) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  if (lines.length <= most) return lines;
  return [...lines.slice(0, most - 1), `${lines[most - 1]}…`];
}

export function rule(pen: CanvasRenderingContext2D, x: number, y: number, width: number): void {
  pen.fillStyle = inks.line;
  pen.fillRect(x, y, width, 1.5);
}
