import type { Frame, GridCamera } from "../camera.ts";
import { flameReach } from "../paint/flame.ts";
import { fogTile } from "../paint/fog.ts";
import { flameAt } from "../paint/light.ts";
import { paintLights } from "../paint/lights.ts";
import { standeeBox } from "../paint/standee.ts";
import type { BakedZone } from "../paint/zone.ts";
import type { GridScene, Lights, Thing } from "../scene.ts";
import type { Bakery } from "./Bakery.ts";
import { drawName } from "./draw-words.ts";
import type { Swing } from "./Hinges.ts";
import { drawLaying, isLaid, type Lift, laidShare, noLift } from "./lay-down.ts";
import type { Stand } from "./Walkers.ts";

interface Moment {
  readonly scene: GridScene;
  readonly lights: Lights;
  readonly camera: GridCamera;
  readonly frame: Frame;
  readonly ratio: number;
  readonly bakery: Bakery;
  readonly stands: readonly Stand[];
  readonly swings: readonly Swing[];
  /** How each zone comes to light, or came. */
  readonly lifts: readonly Lift[];
  /** In milliseconds. */
  readonly now: number;
  /** The same for flames and fog; 0 where nothing moves. */
  readonly beat: number;
}

/** From far below to close above: fog, zones, what is lit, flames, figures, words. */
export function drawFrame(pen: CanvasRenderingContext2D, moment: Moment): void {
  const { camera, frame, ratio, bakery, lights } = moment;
  const points = camera.zoom * ratio;
  pen.setTransform(1, 0, 0, 1, 0, 0);
  drawFog(pen, moment);
  // A square is 1 by 1 from here on.
  pen.setTransform(
    points,
    0,
    0,
    points,
    (frame.width / 2) * ratio - camera.x * points,
    (frame.height / 2) * ratio - camera.y * points,
  );
  const zones = bakery.zones(points);
  for (const [number, zone] of zones.entries())
    if (isInView(zone, moment)) drawZone(pen, zone, number, moment);
  for (const swing of moment.swings) drawLeaf(pen, swing, moment);
  paintLights({ pen, size: points }, lights);
  for (const thing of moment.scene.loose ?? []) drawLoose(pen, thing, points);
  if (!moment.scene.isDark) drawFlames(pen, zones, moment);
  for (const { figure, x, y } of moment.stands) if (figure.hasLamp) drawLamp(pen, x, y, bakery.shine());
  for (const stand of moment.stands) drawStand(pen, stand, moment);
  const named = moment.stands.filter(({ figure }) => figure.id === lights.named);
  for (const stand of named) drawName(pen, stand, camera.zoom);
}

function drawFog(pen: CanvasRenderingContext2D, { camera, frame, ratio, beat }: Moment): void {
  const pattern = pen.createPattern(fogTile(), "repeat");
  if (pattern === null) return;
  const scale = 3 * ratio;
  const drift = beat / 260;
  pattern.setTransform(
    new DOMMatrix()
      .translate(-camera.x * camera.zoom * ratio * 0.6 + drift, -camera.y * camera.zoom * ratio * 0.6)
      .scale(scale),
  );
  pen.fillStyle = pattern;
  pen.fillRect(0, 0, frame.width * ratio, frame.height * ratio);
}

function isInView({ x, y, width, height }: BakedZone, { camera, frame }: Moment): boolean {
  const [across, down] = [frame.width / 2 / camera.zoom, frame.height / 2 / camera.zoom];
  return (
    x < camera.x + across &&
    x + width > camera.x - across &&
    y < camera.y + down &&
    y + height > camera.y - down
  );
}

/** Remembered rather than seen, it lets the fog through; new, it is laid down from the door onwards, in the light that falls in there. */
function drawZone(pen: CanvasRenderingContext2D, zone: BakedZone, number: number, moment: Moment): void {
  const { canvas, x, y, width, height } = zone;
  const { bakery, lifts, now } = moment;
  const lift = lifts[number] ?? noLift;
  pen.save();
  pen.globalAlpha = lightOf(number, moment);
  if (isLaid(lift, now)) pen.drawImage(canvas, x, y, width, height);
  else {
    drawLaying(pen, zone, lift, now);
    drawLamp(pen, lift.from.x, lift.from.y, bakery.shine(), 5.5);
  }
  pen.restore();
}

const lightOf = (zone: number, { scene }: Moment): number =>
  (scene.zones[zone]?.isLit ? 1 : 0.62) * (scene.isDark ? 0.5 : 1);

/** Doors that hang still are painted once, like all that stands there. */
function drawLeaf(pen: CanvasRenderingContext2D, swing: Swing, moment: Moment): void {
  const { x, y, leaf, zone, share } = swing;
  const { bakery, camera, ratio, lifts, now } = moment;
  const laid = laidShare(lifts[zone] ?? noLift, now, swing);
  if (laid === 0) return;
  const { canvas, reach } = bakery.leaf(leaf, share, camera.zoom * ratio);
  pen.globalAlpha = lightOf(zone, moment) * laid;
  pen.drawImage(canvas, x - reach, y - reach, 1 + 2 * reach, 1 + 2 * reach);
  pen.globalAlpha = 1;
}

function drawLoose(pen: CanvasRenderingContext2D, { x, y, paint }: Thing, size: number): void {
  pen.save();
  pen.translate(x, y);
  paint({ pen, size });
  pen.restore();
}

/** Two bakes of a flame, one fading into the other over two to four seconds. */
function drawFlames(pen: CanvasRenderingContext2D, zones: readonly BakedZone[], moment: Moment): void {
  const { bakery, camera, ratio, now, beat: time, lifts, scene } = moment;
  const points = camera.zoom * ratio;
  const [calm, high, shine] = [bakery.flame(-1, points), bakery.flame(1, points), bakery.shine()];
  for (const [number, zone] of zones.entries()) {
    if (!isInView(zone, moment) || !isLaid(lifts[number] ?? noLift, now)) continue;
    for (const torch of zone.torches) {
      const [x, y] = flameAt(torch);
      const beat =
        0.5 + 0.5 * Math.sin(time / 330 + torch.x * 1.7 + torch.y) * Math.sin(time / 870 + torch.x);
      const dim = scene.zones[number]?.isLit ? 1 : 0.55;
      for (const [picture, share, how] of [
        [calm, 1, "source-over"],
        [high, beat, "source-over"],
        [shine, 0.7 + 0.3 * beat, "lighter"],
      ] as const) {
        pen.globalAlpha = share * dim;
        pen.globalCompositeOperation = how;
        pen.drawImage(picture, x - flameReach, y - flameReach, flameReach * 2, flameReach * 2);
      }
    }
  }
  pen.globalAlpha = 1;
  pen.globalCompositeOperation = "source-over";
}

function drawStand(
  pen: CanvasRenderingContext2D,
  stand: Stand,
  { bakery, camera, ratio, lights }: Moment,
): void {
  const { figure, x, y, tilt, hop, alpha } = stand;
  const { left, top, width, height } = standeeBox;
  pen.save();
  pen.translate(x + 0.5, y + 0.5);
  if (figure.id === lights.acting) ring(pen);
  pen.translate(0, 0.27 - hop);
  pen.rotate(tilt);
  pen.globalAlpha = alpha;
  pen.drawImage(bakery.standee(figure, camera.zoom * ratio), left, top - 0.27, width, height);
  pen.restore();
}

/** Whoever carries a light is seen in it. */
function drawLamp(
  pen: CanvasRenderingContext2D,
  x: number,
  y: number,
  shine: HTMLCanvasElement,
  reach = 2.6,
): void {
  pen.globalAlpha = 0.32;
  pen.globalCompositeOperation = "lighter";
  pen.drawImage(shine, x + 0.5 - reach, y + 0.6 - reach, reach * 2, reach * 2);
  pen.globalAlpha = 1;
  pen.globalCompositeOperation = "source-over";
}

/** Gold, with a dark line on both sides. */
function ring(pen: CanvasRenderingContext2D): void {
  for (const [width, colour] of [
    [0.14, "rgb(20 9 2 / 0.8)"],
    [0.075, "#ffd873"],
  ] as const) {
    pen.lineWidth = width;
    pen.strokeStyle = colour;
    pen.beginPath();
    pen.ellipse(0, 0.29, 0.54, 0.31, 0, 0, 2 * Math.PI);
    pen.stroke();
  }
}
