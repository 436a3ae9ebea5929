import type { Camera } from "../camera.ts";
import type { MarkName } from "../paint/marks.ts";
import type { Counter, Seen } from "../scene.ts";
import type { Picture, Pictures } from "./Pictures.ts";
import { Layer, Sprite } from "./sprites.ts";
import { Turns, type Way } from "./Turns.ts";
import { type Face, Wardrobe } from "./Wardrobe.ts";

/** What is lit, what has been chosen of it, what the keys are on, and what somebody points at. */
export interface Light {
  readonly lit: ReadonlySet<string>;
  readonly chosen?: string | undefined;
  readonly focus: string | undefined;
  readonly named?: string | undefined;
}

/** All sprites of one piece, and where it is on its way to, in the board's mm. */
interface Disc {
  readonly shadow: Sprite;
  readonly halo: Sprite;
  readonly body: Sprite;
  /** What lies on it. */
  readonly load: Sprite;
  readonly badge: Sprite;
  readonly sign: Sprite;
  readonly focus: Sprite;
  /** The face that is up. */
  face: Face | undefined;
  radius: number;
  x: number;
  y: number;
  fromX: number;
  fromY: number;
  toX: number;
  toY: number;
  /** How much of the way is done. */
  done: number;
}

/** The light on a disc that has acted. */
const dimmed = 0x8f877e;

/** How long a piece that was put elsewhere takes to get there, in ms. */
const glide = 240;

/** All pieces on the stage: where each is, on its way or at rest, and what it wears. */
export class Discs {
  readonly shadows = new Layer();
  readonly halos = new Layer();
  readonly bodies = new Layer();
  readonly loads = new Layer();
  readonly badges = new Layer();
  readonly signs = new Layer();
  readonly #wardrobe: Wardrobe;
  readonly #discs = new Map<string, Disc>();
  readonly #gliding = new Set<Disc>();
  readonly #turns = new Turns();
  /** Whose load a knock has thrown off, until the scene says so too. */
  readonly #bared = new Set<string>();
  #turned = false;
  #round = false;
  #length = 0;
  #width = 0;

  constructor(pictures: Pictures) {
    this.#wardrobe = new Wardrobe(pictures);
  }

  lay(pieces: readonly Counter[], light: Light, camera: Camera, gliding: boolean): void {
    const { turned, round = false, board } = camera;
    const seenOtherwise = turned !== this.#turned || round !== this.#round;
    this.#turned = turned;
    this.#round = round;
    this.#length = board.length;
    this.#width = board.width;
    for (const [id, disc] of this.#discs)
      if (!pieces.some((piece) => piece.id === id)) this.#remove(id, disc);
    for (const piece of pieces) {
      const known = this.#discs.get(piece.id);
      const disc = known ?? this.#add(piece.id);
      this.#dress(disc, piece, light, camera, gliding);
      if (known !== undefined && gliding && !seenOtherwise) this.#send(disc, piece);
      else this.#put(disc, piece.x, piece.y);
    }
  }

  /** Called for every moving disc in every frame: it only sets numbers. */
  readonly move = (id: string, x: number, y: number, presence = 1): void => {
    const disc = this.#discs.get(id);
    if (disc === undefined) return;
    this.#gliding.delete(disc);
    this.#set(disc, x, y);
    fade(disc, presence);
  };

  /** What lies on this disc is thrown off. */
  bare(id: string): void {
    this.#bared.add(id);
    const disc = this.#discs.get(id);
    if (disc !== undefined) disc.load.visible = false;
  }

  /** A scene counts again, or another flick begins. */
  forget(): void {
    this.#bared.clear();
  }

  tint(id: string, colour: number): void {
    const disc = this.#discs.get(id);
    if (disc !== undefined) disc.body.tint = colour;
  }

  radiusOf(id: string): number {
    return this.#discs.get(id)?.radius ?? 12.5;
  }

  placeOf(id: string): { readonly x: number; readonly y: number } | undefined {
    return this.#discs.get(id);
  }

  /** Goes on with what glides and turns; says whether anything still does. */
  step(ms: number): boolean {
    const turns = this.#turns.step(ms);
    for (const disc of this.#gliding) {
      disc.done = Math.min(1, disc.done + ms / glide);
      const share = disc.done * disc.done * (3 - 2 * disc.done);
      this.#set(
        disc,
        disc.fromX + (disc.toX - disc.fromX) * share,
        disc.fromY + (disc.toY - disc.fromY) * share,
      );
      if (disc.done === 1) this.#gliding.delete(disc);
    }
    return turns || this.#gliding.size > 0;
  }

  #send(disc: Disc, { x, y }: Counter): void {
    if (disc.toX === x && disc.toY === y && this.#gliding.has(disc)) return;
    if (Math.hypot(x - disc.x, y - disc.y) < 0.2) {
      this.#put(disc, x, y);
      return;
    }
    Object.assign(disc, { fromX: disc.x, fromY: disc.y, toX: x, toY: y, done: 0 });
    this.#gliding.add(disc);
  }

  #put(disc: Disc, x: number, y: number): void {
    this.#gliding.delete(disc);
    this.#set(disc, x, y);
  }

  #set(disc: Disc, x: number, y: number): void {
    disc.x = x;
    disc.y = y;
    // As `seen` says, without an object for every disc in every frame.
    const along = this.#round ? this.#length - x : x;
    const aside = this.#round ? this.#width - y : y;
    const across = this.#turned ? aside : along;
    const down = this.#turned ? this.#length - along : aside;
    disc.body.at(across, down);
    disc.shadow.at(across + disc.radius * 0.2, down + disc.radius * 0.3);
    if (disc.halo.visible) disc.halo.at(across, down);
    if (disc.load.visible) disc.load.at(across, down);
    if (disc.badge.visible) disc.badge.at(across, down);
    if (disc.sign.visible) disc.sign.at(across, down);
    if (disc.focus.visible) disc.focus.at(across, down);
  }

  #dress(disc: Disc, piece: Counter, light: Light, seen: Seen, turning: boolean): void {
    const { id, radius, mark, spent = false } = piece;
    const { lit, chosen, focus, named } = light;
    const wardrobe = this.#wardrobe;
    this.#face(disc, wardrobe.face(piece, seen), turning);
    disc.radius = radius;
    disc.body.tint = spent ? dimmed : 0xffffff;
    fade(disc, 1);
    wear(disc.load, this.#bared.has(id) ? undefined : wardrobe.load(piece));
    wear(disc.badge, wardrobe.badge(piece));
    wear(disc.shadow, wardrobe.mark("shadow", piece, seen));
    wear(disc.halo, wardrobe.mark(haloOf(piece, lit.has(id), chosen === id), piece, seen));
    wear(disc.sign, wardrobe.mark(mark === "target" ? "target" : undefined, piece, seen));
    const ring = focus === id ? "focus" : named === id ? "named" : undefined;
    wear(disc.focus, wardrobe.mark(ring, piece, seen));
  }

  #face(disc: Disc, face: Face, turning: boolean): void {
    const before = disc.face;
    disc.face = face;
    if (this.#turns.isTurningTo(disc.body, face.picture)) return;
    this.#turns.end(disc.body);
    const way = turning && before !== undefined ? wayBetween(before, face) : undefined;
    if (before === undefined || way === undefined) disc.body.wear(face.picture);
    else this.#turns.begin(disc.body, before.picture, face.picture, way);
  }

  #add(id: string): Disc {
    const sprite = (layer: Layer): Sprite => layer.add(new Sprite());
    const disc: Disc = {
      shadow: sprite(this.shadows),
      halo: sprite(this.halos),
      body: sprite(this.bodies),
      load: sprite(this.loads),
      badge: sprite(this.badges),
      sign: sprite(this.signs),
      focus: sprite(this.signs),
      face: undefined,
      radius: 0,
      x: 0,
      y: 0,
      fromX: 0,
      fromY: 0,
      toX: 0,
      toY: 0,
      done: 1,
    };
    this.#discs.set(id, disc);
    return disc;
  }

  #remove(id: string, disc: Disc): void {
    this.#turns.end(disc.body);
    this.shadows.remove(disc.shadow);
    this.halos.remove(disc.halo);
    this.bodies.remove(disc.body);
    this.loads.remove(disc.load);
    this.badges.remove(disc.badge);
    this.signs.remove(disc.sign);
    this.signs.remove(disc.focus);
    this.#gliding.delete(disc);
    this.#discs.delete(id);
  }
}

/** All of it but the ring of whoever looks at it. */
function fade({ body, load, shadow, halo, sign, badge }: Disc, presence: number): void {
  body.alpha = presence;
  load.alpha = presence;
  shadow.alpha = presence;
  halo.alpha = presence;
  sign.alpha = presence;
  badge.alpha = presence;
}

function wear(sprite: Sprite, picture: Picture | undefined): void {
  sprite.visible = picture !== undefined;
  if (picture !== undefined) sprite.wear(picture);
}

/** How one face of a disc becomes another; what is another disc altogether is not turned. */
function wayBetween(before: Face, face: Face): Way | undefined {
  if (before.figure !== face.figure) return undefined;
  if (before.stunned !== face.stunned) return face.stunned ? "down" : "up";
  return before.wounded === face.wounded ? undefined : "over";
}

function haloOf({ mark }: Counter, lit: boolean, chosen: boolean): MarkName | undefined {
  if (mark === "acting") return lit || chosen ? "chosen" : "acting";
  if (chosen) return "chosen";
  return lit ? "lit" : undefined;
}
