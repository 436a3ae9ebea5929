import type { Barrier, Board, Disc, Entry, Point, Table, Track } from "@ossuaire/flick";
import type { AnswerTo, Area, Spot } from "@ossuaire/kernel";
import type { GroundName } from "../textures/grounds/index.ts";
import { endsOf } from "./line.ts";
import type { Brush } from "./paint/brush.ts";
import type { MarkName } from "./paint/marks.ts";

/** What lies on the board: plain data that a game's look makes from what the viewer sees. */
export interface Scene {
  readonly board: Board;
  readonly pieces: readonly Counter[];
  /** Thin circles that are printed on the board. */
  readonly circles?: readonly Circle[];
  /** What the floor is made of; flagstones unless something is said. */
  readonly ground?: GroundName;
}

export interface Circle {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

export interface Counter {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  /** In the reader's language. */
  readonly name: string;
  /** The family, by its colours and, because colours are not for everyone, by its rim. */
  readonly tone: Tone;
  /** What is engraved: an outline of the icon set, as SVG path data on a square of 512. */
  readonly figure: string;
  /** The colour of a ring around the figure: whose piece it is. Never all that tells it from others. */
  readonly band?: string;
  readonly mark?: "acting" | "target" | "stunned" | undefined;
  /** On whose side it fights, for pieces that do: all those of another side are its enemies. */
  readonly side?: string | undefined;
  /** How much it can take when it is whole, and how much of it is gone; for pieces that show it themselves. */
  readonly life?: number;
  readonly lost?: number;
  /** It has acted and has to wait for its next turn. */
  readonly spent?: boolean;
  /** Which one of several that look alike. */
  readonly number?: number | undefined;
  /** What else has become of it: all of it is told, and what has a sign is drawn as well. */
  readonly burdens?: readonly Burden[];
  /** However much of its life is gone, it is not turned over: what is left is shown by drops. */
  readonly steady?: boolean;
  /** It sits in a hole of the board and takes every blow without moving. */
  readonly fixed?: boolean;
  /** It is no disc but a straight wall, and as thick as a disc of its radius. */
  readonly beam?: Beam;
}

/** A straight wall around its place; whoever lays it there paints it. */
interface Beam {
  /** From its middle to one of its ends. */
  readonly span: Point;
  /** For where it is looked at from: itself, its shadow, or what is laid around it. */
  readonly paint: (span: Point, what: BeamPicture, density: number, brush: Brush) => HTMLCanvasElement;
}

export type BeamPicture = "body" | MarkName;

export interface Burden {
  /** In the reader's language, after the name of the piece. */
  readonly words: string;
  readonly sign?: Sign;
}

export type Face = Pick<Counter, "tone" | "figure">;

/** Signs add up on a disc. Each is told from the others by its shape and its place, not by its colour alone. */
export type Sign =
  /** A disc lies on top, which a hard knock throws off, and rime has grown around it. */
  | { readonly kind: "ice"; readonly id: string; readonly radius: number; readonly face: Face }
  /** Small discs that lie on its rim. */
  | { readonly kind: "riders"; readonly radius: number; readonly faces: readonly Face[] }
  /** Discs that it has swallowed. */
  | { readonly kind: "inside"; readonly faces: readonly Face[] }
  /** So many points, on a small plate of this shape. */
  | { readonly kind: "points"; readonly shape: "drop" | "shield" | "gem"; readonly count: number }
  /** Somebody else whom one has to think of: the rider of a mount, the shape that was taken. */
  | { readonly kind: "medal"; readonly face: Face };

/** What a disc is made of, by its colours and the cut of its rim: what that stands for is the game's affair. */
export type Tone =
  | "light"
  | "dark"
  | "stone"
  | "shot"
  | "ivory"
  | "ash"
  | "moss"
  | "sky"
  | "ember"
  | "umber"
  | "night"
  | "jade"
  | "sandstone"
  | "slate"
  | "amethyst"
  | "bone"
  | "ice"
  | "obsidian";

/** Something that lies on the floor around a place, under all discs; whoever lays it there paints it. */
export interface Overlay {
  /** In the board's mm. */
  readonly middle: { readonly x: number; readonly y: number };
  /** The same picture until this changes. */
  readonly paint: (side: Seen, bold: boolean) => Painted;
}

/** From which side the board is looked at: a quarter round on upright screens, half round for who sits opposite. */
export interface Seen {
  readonly turned: boolean;
  readonly round?: boolean;
}

export interface Painted {
  readonly canvas: HTMLCanvasElement;
  /** In pixels per mm. */
  readonly density: number;
}

/** What the player may do on the board right now. */
export type Task =
  | {
      readonly kind: "choose";
      readonly pieces: readonly string[];
      /** Has been chosen to see what it can do; the question is still open. */
      readonly picked?: string | undefined;
      /** Whoever pulls one of these chooses and flicks it, in one movement. */
      readonly flicks?: Flicking | undefined;
    }
  | ({ readonly kind: "flick" } & Flicking)
  | {
      readonly kind: "place";
      readonly piece: string;
      readonly radius: number;
      readonly zone: readonly Area[];
      readonly suggestion: Spot;
      /** What it looks like; needed where the piece is not in the scene yet. A plain projectile otherwise. */
      readonly look?: Pick<Counter, "name" | "tone" | "figure" | "beam" | "burdens">;
      /** It is flicked from where it is placed: whoever pulls it does both. */
      readonly flicks?: Flicking | undefined;
    };

/** What may be flicked, and how weakly and strongly. */
export interface Flicking {
  readonly pieces: readonly string[];
  readonly weakest: number;
  readonly strongest: number;
}

/** What is answered on the board itself; for a choice it says which piece was meant. */
export type BoardAnswer = AnswerTo<"flick"> | AnswerTo<"place">;

/** A flick to be watched: from the scene before it, along the tracks, with what happened on the way. */
export interface Motion {
  readonly before: Scene;
  readonly flicked: string;
  readonly tracks: readonly Track[];
  readonly entries: readonly Entry[];
  readonly duration: number;
}

/** How far an aiming player sees ahead. */
export type Guide = "none" | "first-contact" | "full-path";

/** How a flick is made with a pointer. */
export type Gesture = "pull-back" | "real-flick";

/** What is printed on the board and around it, from the other side. */
export function halfRound({ board, circles = [] }: Pick<Scene, "board" | "circles">) {
  const { length, width, rims } = board;
  const { left, right, top, bottom } = rims;
  return {
    board: { ...board, rims: { left: right, right: left, top: bottom, bottom: top } },
    circles: circles.map((one) => ({ ...one, x: length - one.x, y: width - one.y })),
  };
}

/** The scene as the physics knows it. */
export function tableOf({ board, pieces }: Scene): Table {
  const discs: Disc[] = [];
  const barriers: Barrier[] = [];
  for (const { id, x, y, radius, fixed = false, beam } of pieces) {
    if (beam === undefined) discs.push({ id, x, y, radius, fixed });
    else barriers.push({ id, radius, ...endsOf({ x, y }, beam.span) });
  }
  const riders = pieces.flatMap(({ id: carrier, burdens = [] }) =>
    burdens.flatMap(({ sign }) =>
      sign?.kind === "ice" ? [{ id: sign.id, radius: sign.radius, carrier }] : [],
    ),
  );
  return {
    board,
    discs,
    ...(riders.length > 0 && { riders }),
    ...(barriers.length > 0 && { barriers }),
  };
}
