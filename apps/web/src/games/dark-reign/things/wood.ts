import { type Brush, disc, emblem, shadow, slab } from "../../../board/grid/paint/brush.ts";
import { drawingOf } from "../drawings.ts";

/** Furniture of wood: each from above, a little from the south. What has been searched stands open, or empty. */
export function paintChest(brush: Brush, isSearched: boolean): void {
  const { pen } = brush;
  shadow(brush, [0.14, 0.3, 0.8, 0.62], 0.14);
  slab(brush, [0.1, 0.42, 0.8, 0.44], "#6b4120", 0.06);
  if (isSearched) {
    slab(brush, [0.1, 0.02, 0.8, 0.2], "#7d4f27", 0.06);
    pen.fillStyle = "#120a05";
    pen.beginPath();
    pen.roundRect(0.15, 0.22, 0.7, 0.24, 0.03);
    pen.fill();
  } else slab(brush, [0.1, 0.14, 0.8, 0.36], "#8f5c2e", 0.07);
  pen.fillStyle = "#caa04a";
  for (const x of [0.2, 0.72]) {
    pen.fillRect(x, isSearched ? 0.46 : 0.14, 0.08, isSearched ? 0.4 : 0.72);
    if (isSearched) pen.fillRect(x, 0.02, 0.08, 0.2);
  }
  pen.fillRect(0.1, 0.46, 0.8, 0.05);
  if (isSearched) return;
  slab(brush, [0.42, 0.42, 0.16, 0.2], "#e8c25e", 0.03);
  disc(brush, 0.5, 0.5, 0.028, "#2a1703");
}

export function paintBarrel(brush: Brush, isSearched: boolean): void {
  const { pen } = brush;
  shadow(brush, [0.18, 0.28, 0.72, 0.68], 0.14);
  const staves = pen.createRadialGradient(0.38, 0.36, 0.05, 0.5, 0.5, 0.42);
  staves.addColorStop(0, isSearched ? "#4a3118" : "#a97841");
  staves.addColorStop(1, isSearched ? "#1d1107" : "#5a3718");
  disc(brush, 0.5, 0.5, 0.38, staves);
  pen.lineWidth = 0.07;
  pen.strokeStyle = "#2d2620";
  pen.stroke();
  pen.lineWidth = 0.025;
  pen.strokeStyle = isSearched ? "#7d5731" : "rgb(30 15 4 / 0.75)";
  if (isSearched) {
    pen.beginPath();
    pen.arc(0.5, 0.5, 0.33, 0, 2 * Math.PI);
    pen.stroke();
    // Its lid leans against it.
    shadow(brush, [0.58, 0.6, 0.4, 0.3], 0.08);
    disc(brush, 0.76, 0.76, 0.2, "#8a5f32");
    pen.strokeStyle = "#3a2410";
    pen.stroke();
    return;
  }
  for (let stave = -2; stave <= 2; stave += 1) {
    const [x, half] = [0.5 + stave * 0.14, Math.sqrt(0.36 ** 2 - (stave * 0.14) ** 2)];
    pen.beginPath();
    pen.moveTo(x, 0.5 - half);
    pen.lineTo(x, 0.5 + half);
    pen.stroke();
  }
  disc(brush, 0.58, 0.44, 0.055, "#1c1008");
}

export function paintTable(brush: Brush, isSearched: boolean): void {
  shadow(brush, [0.12, 0.2, 0.84, 0.74], 0.14);
  for (const [n, wood] of ["#8a5c30", "#7b5029", "#8f6234", "#75491f"].entries())
    slab(brush, [0.07, 0.1 + n * 0.19, 0.86, 0.19], wood, 0.01);
  emblem(brush, drawingOf("thing", "candle"), 0.36, 0.66, 0.26, isSearched ? "#8d7a55" : "#ffd98a");
  if (isSearched) {
    disc(brush, 0.62, 0.34, 0.1, "rgb(30 15 4 / 0.4)");
    return;
  }
  disc(brush, 0.34, 0.34, 0.12, "#c9a34e");
  emblem(brush, drawingOf("thing", "potion"), 0.7, 0.44, 0.36, "#0c2a1c");
  emblem(brush, drawingOf("thing", "potion"), 0.68, 0.42, 0.36, "#6fcf97");
}

export function paintRack(brush: Brush, isSearched: boolean): void {
  shadow(brush, [0.05, 0.2, 0.94, 0.62], 0.12);
  slab(brush, [0.03, -0.02, 0.94, 0.76], "#4d3119", 0.02);
  slab(brush, [0.03, -0.12, 0.94, 0.16], "#7a5029", 0.02);
  for (const [n, arm] of ["sword", "axe", "spear", "mace"].entries()) {
    const [x, isThere] = [0.17 + n * 0.22, !isSearched || n === 2];
    if (!isThere) {
      disc(brush, x, 0.16, 0.03, "#1c1008");
      continue;
    }
    emblem(brush, drawingOf("thing", arm), x + 0.02, 0.36, 0.4, "#14100c", -0.75);
    emblem(brush, drawingOf("thing", arm), x, 0.34, 0.4, "#d5dade", -0.75);
  }
  slab(brush, [0.03, 0.62, 0.94, 0.14], "#6b4421", 0.02);
}

const spines = ["#7d2a2f", "#2f5a6b", "#6b5a2a", "#4a6a3a", "#5a3a6b", "#8a5a2a", "#2f3f6b"] as const;

export function paintLibrary(brush: Brush, isSearched: boolean): void {
  const { pen } = brush;
  shadow(brush, [0.05, 0.2, 0.94, 0.7], 0.12);
  slab(brush, [0.03, -0.14, 0.94, 0.98], "#5b3a1d", 0.02);
  for (const [row, y] of [-0.06, 0.24, 0.54].entries()) {
    pen.fillStyle = "#1a0f07";
    pen.fillRect(0.08, y, 0.84, 0.25);
    for (let book = 0; book < 9; book += 1) {
      // A third is left, and what is left leans.
      if (isSearched && (book * 5 + row * 3) % 9 > 2) continue;
      const tall = 0.17 + ((book * 7 + row * 5) % 4) * 0.02;
      slab(
        brush,
        [0.09 + book * 0.092, y + 0.25 - tall, 0.08, tall],
        spines[(book + row * 3) % 7] ?? "#7d2a2f",
        0.01,
      );
    }
  }
}
