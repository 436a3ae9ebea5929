import { woodGrain } from "../../paint/grain.ts";
import { sheet } from "../../paint/sheet.ts";
import type { Figure } from "../scene.ts";
import { type Brush, disc, emblem, shade } from "./brush.ts";

/** In squares: the picture of a figure around the middle of its square. */
export const standeeBox = { left: -0.8, top: -1, width: 1.6, height: 1.8 } as const;

const card = { width: 0.66, height: 0.92, foot: 0.27 } as const;

/** Two figures of the same key are painted alike. */
export function standeeKey({ figure, coat, life, count, states, lies, fades }: Figure): string {
  const signs = states.map((state) => state.figure.slice(0, 24));
  return [figure.slice(0, 40), coat.lit, coat.foot, ...life, count, lies, fades, ...signs].join(" ");
}

/** An arched card on a foot, upright: who it is, what side it is of, and how it fares. */
export function paintStandee(figure: Figure, size: number): HTMLCanvasElement {
  const { canvas, pen } = sheet(standeeBox.width * size, standeeBox.height * size);
  const brush: Brush = { pen, size };
  pen.scale(size, size);
  pen.translate(-standeeBox.left, -standeeBox.top);
  if (figure.fades) pen.globalAlpha = 0.55;
  castShadow(brush);
  if (figure.lies) {
    pen.translate(0.06, 0.06);
    pen.rotate(-Math.PI / 2);
    paintCard(brush, figure);
    return canvas;
  }
  paintFoot(brush, figure);
  paintCard(brush, figure);
  paintLife(brush, figure);
  if (figure.count !== undefined) seal(brush, 0.33, -0.55, "#7d0f18", `${figure.count}`);
  for (const [n, { figure: sign, colour }] of figure.states.entries()) {
    disc(brush, -0.36, -0.53 + n * 0.3, 0.17, colour);
    pen.lineWidth = 0.03;
    pen.strokeStyle = "#ffe1a0";
    pen.stroke();
    emblem(brush, sign, -0.36, -0.53 + n * 0.3, 0.24, "#ffe9bf");
  }
  return canvas;
}

function castShadow({ pen }: Brush): void {
  const dark = pen.createRadialGradient(0.1, 0, 0.05, 0.1, 0, 0.56);
  dark.addColorStop(0, "rgb(0 0 0 / 0.75)");
  dark.addColorStop(1, "rgb(0 0 0 / 0)");
  pen.save();
  pen.translate(0, card.foot + 0.06);
  pen.scale(1, 0.55);
  pen.fillStyle = dark;
  pen.fillRect(-0.6, -0.7, 1.4, 1.4);
  pen.restore();
}

/** Round for those who stand together; spiked for those whom they face. */
function paintFoot({ pen }: Brush, { coat }: Figure): void {
  for (let layer = 5; layer >= 0; layer -= 1) {
    footPath(pen, coat.foot, card.foot + 0.014 * layer);
    pen.fillStyle = shade(coat.shaded, layer > 0 ? -0.55 : -0.12);
    pen.fill();
  }
  pen.lineWidth = 0.028;
  pen.strokeStyle = shade(coat.shaded, 0.4);
  pen.stroke();
}

function footPath(pen: CanvasRenderingContext2D, form: "round" | "spiked", y: number): void {
  pen.beginPath();
  if (form === "round") {
    pen.ellipse(0, y, 0.4, 0.2, 0, 0, 2 * Math.PI);
    return;
  }
  const points = 24;
  for (let n = 0; n < points; n += 1) {
    const angle = (n / points) * 2 * Math.PI;
    const far = n % 2 === 0 ? 0.44 : 0.36;
    pen.lineTo(Math.cos(angle) * far, y + Math.sin(angle) * far * 0.5);
  }
  pen.closePath();
}

function cardPath(pen: CanvasRenderingContext2D, dx: number, dy: number): void {
  const { width, height, foot } = card;
  const [left, top] = [-width / 2 + dx, foot - height + 0.03 + dy];
  pen.beginPath();
  pen.moveTo(left, top + height);
  pen.lineTo(left, top + height * 0.36);
  pen.bezierCurveTo(
    left,
    top - height * 0.02,
    left + width,
    top - height * 0.02,
    left + width,
    top + height * 0.36,
  );
  pen.lineTo(left + width, top + height);
  pen.closePath();
}

function paintCard(brush: Brush, { coat, figure }: Figure): void {
  const { pen, size } = brush;
  const { width, height, foot } = card;
  const top = foot - height + 0.03;
  cardPath(pen, 0.045, 0.012);
  pen.fillStyle = shade(coat.shaded, -0.6);
  pen.fill();
  cardPath(pen, 0, 0);
  const light = pen.createLinearGradient(-width / 2, top, width / 2, top + height);
  light.addColorStop(0, coat.lit);
  light.addColorStop(1, shade(coat.shaded, 0.12));
  pen.fillStyle = light;
  pen.fill();
  const grain = pen.createPattern(woodGrain(), "repeat");
  if (grain !== null) {
    grain.setTransform(new DOMMatrix().scale(1 / size));
    pen.save();
    pen.globalAlpha *= 0.35;
    pen.globalCompositeOperation = "multiply";
    pen.fillStyle = grain;
    pen.fill();
    pen.restore();
  }
  pen.lineWidth = 0.038;
  pen.strokeStyle = shade(coat.shaded, -0.35);
  pen.stroke();
  const middle = top + height * 0.45;
  emblem(brush, figure, 0.016, middle + 0.016, width * 0.94, "rgb(255 250 235 / 0.55)");
  emblem(brush, figure, 0, middle, width * 0.94, coat.ink);
}

/** Along the front of the foot, from left to right: red, orange below 60 %, yellow below 30 %. */
function paintLife({ pen }: Brush, { life: [left, most] }: Figure): void {
  const share = Math.min(1, Math.max(0, left / Math.max(1, most)));
  const y = card.foot + 0.02;
  pen.lineCap = "round";
  pen.lineWidth = 0.13;
  pen.strokeStyle = "#160a06";
  pen.beginPath();
  pen.ellipse(0, y, 0.43, 0.22, 0, Math.PI * 0.97, Math.PI * 0.03, true);
  pen.stroke();
  if (share === 0) return;
  pen.lineWidth = 0.08;
  pen.strokeStyle = share > 0.6 ? "#e0474f" : share > 0.3 ? "#f0873a" : "#ffd23a";
  pen.beginPath();
  pen.ellipse(0, y, 0.43, 0.22, 0, Math.PI * 0.97, Math.PI * (0.97 - 0.94 * share), true);
  pen.stroke();
}

function seal(brush: Brush, x: number, y: number, colour: string, text: string): void {
  const { pen } = brush;
  disc(brush, x, y, 0.18, colour);
  pen.lineWidth = 0.03;
  pen.strokeStyle = "#ffd9b0";
  pen.stroke();
  pen.fillStyle = "#fff4e0";
  pen.textAlign = "center";
  pen.textBaseline = "middle";
  // Letters smaller than a point lose their shape: they are written large and made small.
  pen.save();
  pen.translate(x, y + 0.015);
  pen.scale(0.01, 0.01);
  pen.font = "700 26px Cinzel";
  pen.fillText(text, 0, 0);
  pen.restore();
}
