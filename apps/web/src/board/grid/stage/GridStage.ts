import { sheet } from "../../paint/sheet.ts";
import { boundsOf, type Frame, following, type GridCamera, usualZoom, within } from "../camera.ts";
import { type GridScene, isSame, type Lights, type Square } from "../scene.ts";
import { Bakery } from "./Bakery.ts";
import { drawFrame } from "./draw-frame.ts";
import { doorTurns, Hinges } from "./Hinges.ts";
import { isLaid, type Lift, noLift, startOf } from "./lay-down.ts";
import { Walkers } from "./Walkers.ts";

/** Milliseconds: how often a board on which only flames move is drawn. */
const idle = 90;

const nothing: Lights = {
  reached: [],
  way: [],
  acting: undefined,
  targets: [],
  cursor: undefined,
  named: undefined,
};

/** The board on its canvas: what lies there, who walks there, what is lit; and from where it is looked at. */
export class GridStage {
  readonly #canvas: HTMLCanvasElement;
  readonly #pen: CanvasRenderingContext2D;
  readonly #bakery = new Bakery();
  readonly #walkers = new Walkers();
  readonly #onView: (camera: GridCamera, frame: Frame) => void;
  #scene: GridScene = { zones: [], figures: [] };
  #lights = nothing;
  #frame: Frame = { width: 1, height: 1 };
  #ratio = 1;
  #camera: GridCamera | undefined;
  #goal: GridCamera | undefined;
  /** When a frame was last drawn, in milliseconds. */
  #glidedAt = 0;
  readonly #hinges = new Hinges();
  /** How each zone came to light. */
  #lifts: readonly Lift[] = [];
  #still = false;
  #wanted = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(host: HTMLElement, onView: (camera: GridCamera, frame: Frame) => void) {
    const { canvas, pen } = sheet(1, 1);
    canvas.setAttribute("aria-hidden", "true");
    host.prepend(canvas);
    this.#canvas = canvas;
    this.#pen = pen;
    this.#onView = onView;
    // Numbers are painted in a face that may still be on its way.
    document.fonts.load("700 16px Cinzel").then(() => this.#want());
  }

  close(): void {
    cancelAnimationFrame(this.#wanted);
    clearTimeout(this.#timer);
    this.#canvas.remove();
  }

  /** Where the view goes. */
  get camera(): GridCamera | undefined {
    return this.#goal;
  }

  /** Where it is on its way there: what a hand points at is what it sees. */
  get seen(): GridCamera | undefined {
    return this.#camera;
  }

  get frame(): Frame {
    return this.#frame;
  }

  resize(frame: Frame, ratio: number): void {
    this.#frame = frame;
    this.#ratio = ratio;
    this.#canvas.width = Math.max(1, Math.round(frame.width * ratio));
    this.#canvas.height = Math.max(1, Math.round(frame.height * ratio));
    this.#want();
  }

  lay(scene: GridScene, still: boolean): void {
    const now = performance.now();
    const known = this.#scene.zones.length;
    this.#still = still;
    this.#lifts = scene.zones.map(({ squares }, zone) => {
      const before = this.#lifts[zone];
      if (before !== undefined && !still) return before;
      return known === 0 || still ? noLift : liftOf(squares, this.#scene, now + doorTurns);
    });
    this.#scene = scene;
    this.#bakery.lay(scene);
    this.#hinges.lay(scene.zones, now, still);
    this.#walkers.lay(scene.figures, now, still, (figure) => this.#laidAt(figure));
    const [found] = scene.zones.slice(-1);
    if (known > 0 && scene.zones.length > known && found) this.follow(middleOf(found.squares));
    this.#want();
  }

  /** Nobody waits for what comes to light: it lies there. */
  finish(): void {
    this.#lifts = this.#lifts.map(() => noLift);
    this.#hinges.finish();
    this.#walkers.rise();
    this.#want();
  }

  /** When there is ground where somebody is to stand. */
  #laidAt(square: Square): number {
    const zone = this.#scene.zones.findIndex(({ squares }) => squares.some((one) => isSame(one, square)));
    return startOf(this.#lifts[zone] ?? noLift, square);
  }

  /** Something that goes along with the view has come. */
  refresh(): void {
    this.#want();
  }

  light(lights: Lights): void {
    this.#lights = lights;
    this.#want();
  }

  /** At once where a hand does it, by a glide where it is the table's doing. */
  look(camera: GridCamera, glides: boolean): void {
    // Whoever sets out does not count the time spent at rest.
    if (this.#camera === this.#goal) this.#glidedAt = performance.now();
    this.#goal = within(camera, this.#scene);
    if (!glides || this.#still) this.#camera = this.#goal;
    this.#want();
  }

  /** So that somebody is well in view. */
  follow(square: Square): void {
    const camera = this.#goal ?? { ...middleAround(square, this.#scene), zoom: usualZoom(this.#frame) };
    this.look(following(camera, this.#frame, square), this.#goal !== undefined);
  }

  #want(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#wanted === 0) this.#wanted = requestAnimationFrame((now) => this.#draw(now));
  }

  #draw(now: number): void {
    this.#wanted = 0;
    const isGliding = this.#glide(now);
    const camera = this.#camera;
    if (camera === undefined || this.#scene.zones.length === 0) return;
    this.#onView(camera, this.#frame);
    const { isBusy } = this.#walkers;
    drawFrame(this.#pen, {
      scene: this.#scene,
      lights: this.#lights,
      camera,
      frame: this.#frame,
      ratio: this.#ratio,
      bakery: this.#bakery,
      stands: this.#walkers.standing(now),
      swings: this.#hinges.hanging(now),
      lifts: this.#lifts,
      now,
      beat: this.#still ? 0 : now,
    });
    const isLaying = this.#lifts.some((lift) => !isLaid(lift, now));
    if (isGliding || isBusy || isLaying || this.#hinges.isBusy(now)) this.#want();
    else if (!this.#still) this.#timer = setTimeout(() => this.#want(), idle);
  }

  /** A fifth of the way in a sixtieth of a second; no slower where frames are few. */
  #glide(time: number): boolean {
    const lasted = Math.max(0, time - this.#glidedAt);
    this.#glidedAt = time;
    const [now, goal] = [this.#camera, this.#goal];
    if (goal === undefined || now === goal) return false;
    const share = 1 - 0.8 ** ((lasted * 60) / 1000);
    const towards = (from: number, to: number) => from + (to - from) * share;
    const isThere =
      now === undefined ||
      Math.hypot(goal.x - now.x, goal.y - now.y) * goal.zoom + Math.abs(goal.zoom - now.zoom) < 0.6;
    this.#camera = isThere
      ? goal
      : { x: towards(now.x, goal.x), y: towards(now.y, goal.y), zoom: towards(now.zoom, goal.zoom) };
    return !isThere;
  }
}

/** Of the zone in which somebody stands. */
function middleAround(square: Square, scene: GridScene): Square {
  const zones = scene.zones.filter(({ squares }) => squares.some((one) => isSame(one, square)));
  const { left, top, right, bottom } = boundsOf({ ...scene, zones: zones.length > 0 ? zones : scene.zones });
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}

function middleOf(squares: readonly Square[]): Square {
  const mean = (of: readonly number[]) => (Math.min(...of) + Math.max(...of)) / 2;
  return { x: mean(squares.map(({ x }) => x)), y: mean(squares.map(({ y }) => y)) };
}

/** A new zone begins at the square by which one comes into it. */
function liftOf(squares: readonly Square[], { zones }: GridScene, since: number): Lift {
  const known = zones.flatMap((zone) => zone.squares);
  const isBeside = ({ x, y }: Square) => known.some((one) => Math.abs(one.x - x) + Math.abs(one.y - y) === 1);
  const from = squares.find(isBeside) ?? squares[0] ?? { x: 0, y: 0 };
  // With the walls around it.
  const reach = Math.max(1, ...squares.map(({ x, y }) => Math.hypot(x - from.x, y - from.y))) + 1.5;
  return { from, since, reach };
}
