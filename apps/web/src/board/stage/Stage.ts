import type { Entry, Fall, Point } from "@ossuaire/flick";
import type { Area } from "@ossuaire/kernel";
import { onContrast, wantsContrast } from "../../look/contrast.ts";
import { type Camera, margin, seen } from "../camera.ts";
import { Film } from "../motion/film.ts";
import { type Trail, wakeOf } from "../motion/trail.ts";
import { paintArena } from "../paint/arena.ts";
import { numberFont } from "../paint/badge.ts";
import { paintSpark } from "../paint/dots.ts";
import { paintArea } from "../paint/zone.ts";
import { halfRound, type Motion, type Overlay, type Scene } from "../scene.ts";
import { loudnessOf } from "../sound/knock.ts";
import { Discs, type Light } from "./Discs.ts";
import { type Aiming, drawAim, drawHint, type Hinting } from "./draw-aim.ts";
import { clear, drawTrails, faint } from "./draw-trail.ts";
import { Floors } from "./Floors.ts";
import { Ink } from "./Ink.ts";
import { Painter } from "./Painter.ts";
import { Pictures, pictureOf } from "./Pictures.ts";
import { Sparks } from "./Sparks.ts";
import { Layer, Sprite } from "./sprites.ts";

export interface Playing {
  readonly speed: () => number;
  readonly tell: (entry: Entry, radius: number) => void;
  readonly end: () => void;
}

/** All that is drawn. It draws when something has changed or moves, and rests otherwise. */
export class Stage {
  readonly #painter = new Painter();
  readonly #layers: readonly Layer[];
  readonly #arena = new Sprite({ by: "corner" });
  readonly #zone = new Layer();
  readonly #overlay = new Layer();
  readonly #pictures = new Pictures();
  readonly #floors = new Floors(() => this.#again());
  readonly #unheard: () => void;
  readonly #discs = new Discs(this.#pictures);
  readonly #ink = new Ink();
  readonly #tracks = new Ink();
  readonly #wake = new Ink();
  readonly #sparks = new Sparks(pictureOf(paintSpark(), 1));
  #camera: Camera | undefined;
  #laid: { readonly scene: Scene; readonly light: Light } | undefined;
  #floor = "";
  #film: Film | undefined;
  #playing: Playing | undefined;
  #lit = "";
  #asked = 0;
  #last = 0;
  #closed = false;

  constructor(host: HTMLElement) {
    const { canvas } = this.#painter;
    canvas.className = "board-canvas";
    canvas.setAttribute("aria-hidden", "true");
    host.prepend(canvas);
    const ground = new Layer();
    ground.add(this.#arena);
    const { shadows, halos, bodies, loads, badges, signs } = this.#discs;
    this.#layers = [
      ground,
      this.#zone,
      this.#overlay,
      this.#tracks.layer,
      this.#wake.layer,
      shadows,
      halos,
      bodies,
      loads,
      badges,
      signs,
      this.#ink.layer,
      this.#sparks.layer,
    ];
    this.#unheard = onContrast(this.#again);
    // A number that was written before its letters came is written anew.
    if (!document.fonts.check(numberFont))
      void document.fonts.load(numberFont).then(() => {
        this.#pictures.renew();
        this.#again();
      });
  }

  /** Where the board is on the screen. Pictures may have to be painted anew: everything has to be laid again after it. */
  look(camera: Camera, scene: Scene): void {
    const ratio = Math.min(3, window.devicePixelRatio || 1);
    const { frame, scale, zoom, turned, round = false } = camera;
    this.#painter.resize(frame, ratio);
    this.#camera = camera;
    const before = this.#pictures.density;
    const pixel = ratio * Math.min(zoom, 2);
    const bold = wantsContrast();
    this.#pictures.sharpen((scale / zoom) * pixel, { pixel, bold });
    if (this.#pictures.density !== before)
      for (const ink of [this.#ink, this.#tracks, this.#wake]) ink.forget();
    const { length, width, rims } = scene.board;
    // While its floor is on its way, a room has the plain one.
    const floor = scene.ground && this.#floors.of(scene.ground);
    const made = `${floor && scene.ground} ${JSON.stringify(scene.circles)}`;
    const key = `arena ${length} ${width} ${turned} ${round} ${Object.values(rims).join()} ${made}`;
    if (key !== this.#floor) this.#pictures.drop(this.#floor);
    this.#floor = key;
    this.#arena.wear(
      this.#pictures.of(key, (density) =>
        paintArena(round ? halfRound(scene) : scene, { turned, density, floor, bold }),
      ),
    );
    this.#painter.canvas.dataset["ground"] = floor === undefined ? "plain" : scene.ground;
    this.#arena.at(-margin, -margin);
    this.#ask();
  }

  lay(scene: Scene, light: Light, gliding: boolean): void {
    if (this.#camera === undefined) return;
    this.#laid = { scene, light };
    const playing = this.#film !== undefined;
    this.#discs.lay(scene.pieces, light, this.#camera, gliding && !playing);
    this.#film?.show(this.#discs.move);
    this.#ask();
  }

  light(areas: readonly Area[]): void {
    const camera = this.#camera;
    const { density } = this.#pictures;
    const key = JSON.stringify([areas, density, camera?.turned, camera?.round]);
    if (camera === undefined || key === this.#lit) return;
    this.#lit = key;
    this.#zone.clear();
    for (const area of areas) {
      const { canvas, x, y } = paintArea(area, camera, density);
      const sprite = this.#zone.add(new Sprite({ by: "corner" }));
      sprite.wear(pictureOf(canvas, density));
      sprite.at(x, y);
    }
    this.#ask();
  }

  /** The piece that is being placed, and whether it may lie there. */
  put(piece: string, { x, y }: Point, legal: boolean): void {
    this.#discs.move(piece, x, y);
    this.#discs.tint(piece, legal ? 0xffffff : 0xff5a4a);
    this.#ask();
  }

  /** The aim of the player, over what may have been proposed. */
  aim(aiming: Aiming | undefined, hint: Hinting | undefined): void {
    this.#ink.clear();
    if (this.#camera !== undefined) {
      if (hint !== undefined) drawHint(this.#ink, this.#pictures, this.#camera, hint);
      if (aiming !== undefined) drawAim(this.#ink, this.#pictures, this.#camera, aiming);
    }
    this.#ask();
  }

  /** The ways that discs have gone last. */
  trail(trails: readonly Trail[]): void {
    this.#tracks.clear();
    if (this.#camera !== undefined) drawTrails(this.#tracks, this.#pictures, this.#camera, trails, faint);
    this.#ask();
  }

  /** What lies on the floor, or nothing any more. */
  overlay(overlay: Overlay | undefined): void {
    this.#overlay.clear();
    if (overlay !== undefined && this.#camera !== undefined) {
      const { canvas, density } = overlay.paint(this.#camera, wantsContrast());
      const sprite = this.#overlay.add(new Sprite());
      sprite.wear(pictureOf(canvas, density));
      const { x, y } = seen(this.#camera, overlay.middle);
      sprite.at(x, y);
    }
    this.#ask();
  }

  play(motion: Motion, playing: Playing): void {
    this.#film = new Film(motion);
    this.#playing = playing;
    this.#last = 0;
    this.#discs.forget();
    this.#sparks.clear();
    this.#ask();
  }

  /** To the end at once, without a sound or a spark. */
  skip(): void {
    const film = this.#film;
    if (film === undefined || film.over) return;
    film.finish();
    this.#sparks.clear();
    this.#wake.clear();
    // At once: a page that is not seen draws no more frames, but its match goes on.
    this.#step(0);
    this.#ask();
  }

  /** The motion has been watched: the scene counts again. */
  forget(): void {
    this.#film = undefined;
    this.#playing = undefined;
    this.#discs.forget();
    this.#wake.clear();
  }

  close(): void {
    this.#closed = true;
    this.#unheard();
    cancelAnimationFrame(this.#asked);
    this.#painter.canvas.remove();
  }

  /** As it was, after something has come that is drawn otherwise. */
  readonly #again = (): void => {
    if (this.#closed || this.#camera === undefined || this.#laid === undefined) return;
    this.look(this.#camera, this.#laid.scene);
    this.lay(this.#laid.scene, this.#laid.light, false);
  };

  #ask(): void {
    if (this.#asked === 0 && !this.#closed) this.#asked = requestAnimationFrame(this.#draw);
  }

  readonly #draw = (now: number): void => {
    this.#asked = 0;
    const ms = this.#last === 0 ? 0 : Math.min(250, now - this.#last);
    const plays = this.#step(ms);
    const glides = this.#discs.step(ms);
    const glows = this.#sparks.step(ms / 1000);
    if (this.#camera !== undefined) this.#painter.paint(this.#layers, this.#camera);
    this.#last = plays || glides || glows ? now : 0;
    if (this.#last !== 0) this.#ask();
  };

  /** The film goes on; says whether there is more of it. */
  #step(ms: number): boolean {
    const film = this.#film;
    const playing = this.#playing;
    if (film === undefined || playing === undefined) return false;
    film.advance((ms / 1000) * playing.speed(), this.#tell);
    film.show(this.#discs.move);
    if (!film.over) {
      this.#drawWake(film);
      return true;
    }
    this.#playing = undefined;
    playing.end();
    return false;
  }

  /** The way that the flicked disc has gone so far. */
  #drawWake({ motion, time }: Film): void {
    const wake = wakeOf(motion, time);
    this.#wake.clear();
    if (wake !== undefined && this.#camera !== undefined)
      drawTrails(this.#wake, this.#pictures, this.#camera, [wake], clear);
  }

  /** FLK-STACK-04: what lay on a disc is gone at once, in splinters. */
  #bare(entry: Fall): void {
    this.#discs.bare(entry.carrier);
    if (this.#camera === undefined) return;
    const { x, y } = seen(this.#camera, entry);
    this.#sparks.strike(x, y, 0.9, 0x9fe8ff);
  }

  readonly #tell = (entry: Entry): void => {
    if (entry.kind === "fall") this.#bare(entry);
    if (entry.kind !== "contact" && entry.kind !== "wall") return;
    const radius =
      entry.kind === "wall"
        ? this.#discs.radiusOf(entry.disc)
        : Math.min(this.#discs.radiusOf(entry.discs[0]), this.#discs.radiusOf(entry.discs[1]));
    this.#playing?.tell(entry, radius);
    const force = loudnessOf(entry.impulse);
    if (force < 0.12 || this.#camera === undefined) return;
    const { x, y } = seen(this.#camera, entry);
    this.#sparks.strike(x, y, force, entry.kind === "contact" && entry.direct ? 0xffc06a : 0xd9b48a);
  };
}
