import { sheet } from "../../paint/sheet.ts";
import { boundsOf, type Frame, following, type GridCamera, usualZoom, within } from "../camera.ts";
import { type GridScene, isSame, type Lights, type Square } from "../scene.ts";
import { Bakery } from "./Bakery.ts";
import { drawFrame } from "./draw-frame.ts";
import { Walkers } from "./Walkers.ts";

/** Milliseconds: how long fog takes to lift, and how often a board on which only flames move is drawn. */
const lifting = 500;
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
  /** When each zone came to light, and where from. */
  readonly #lifted: { readonly since: number; readonly from: Square }[] = [];
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

  get camera(): GridCamera | undefined {
    return this.#goal;
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
    const isFirst = this.#scene.zones.length === 0;
    const isNew = !isFirst && scene.zones.length > this.#lifted.length;
    this.#still = still;
    for (const zone of scene.zones.slice(this.#lifted.length))
      this.#lifted.push({ since: isFirst || still ? 0 : now, from: nearestTo(zone.squares, this.#scene) });
    this.#lifted.length = scene.zones.length;
    this.#scene = scene;
    this.#bakery.lay(scene);
    this.#walkers.lay(scene.figures, now, still);
    const [found] = scene.zones.slice(-1);
    if (isNew && found) this.follow(middleOf(found.squares));
    this.#want();
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
    const isGliding = this.#glide();
    const camera = this.#camera;
    if (camera === undefined || this.#scene.zones.length === 0) return;
    this.#onView(camera, this.#frame);
    const lifts = this.#lifted.map(({ since, from }) => ({
      from,
      share: Math.max(0, now - since) / lifting,
    }));
    const { isBusy } = this.#walkers;
    drawFrame(this.#pen, {
      scene: this.#scene,
      lights: this.#lights,
      camera,
      frame: this.#frame,
      ratio: this.#ratio,
      bakery: this.#bakery,
      stands: this.#walkers.standing(now),
      lifts,
      now: this.#still ? 0 : now,
    });
    if (isGliding || isBusy || lifts.some(({ share }) => share < 1)) this.#want();
    else if (!this.#still) this.#timer = setTimeout(() => this.#want(), idle);
  }

  /** A fifth of the way at each frame. */
  #glide(): boolean {
    const [now, goal] = [this.#camera, this.#goal];
    if (goal === undefined || now === goal) return false;
    const towards = (from: number, to: number) => from + (to - from) * 0.2;
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

/** The square of a new zone by which one came. */
function nearestTo(squares: readonly Square[], { zones }: GridScene): Square {
  const known = zones.flatMap((zone) => zone.squares);
  const isBeside = ({ x, y }: Square) => known.some((one) => Math.abs(one.x - x) + Math.abs(one.y - y) === 1);
  return squares.find(isBeside) ?? squares[0] ?? { x: 0, y: 0 };
}
