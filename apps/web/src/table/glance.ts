import type { Words } from "@ossuaire/kernel";
import { isRecord } from "@ossuaire/table";

/** The position of the match that was played last, as far as home shows it: small enough to be drawn without its game. */
export interface Glance {
  readonly match: string;
  /** What is going on in it. */
  readonly title: Words;
  readonly length: number;
  readonly width: number;
  /** What the floor is made of: a class of the style sheet that draws it. */
  readonly ground: string;
  readonly faces: readonly Face[];
  readonly discs: readonly GlanceDisc[];
  /** How those stand that one follows, by the place of their face. */
  readonly vitals: readonly { readonly face: number; readonly name: Words; readonly life: number }[];
}

/** The wood of a disc, and what is engraved on it. */
export interface Face {
  readonly lit: string;
  readonly shaded: string;
  readonly edge: string;
  readonly ink: string;
  readonly figure: string;
}

interface GlanceDisc {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly face: number;
}

const remembered = "ossuaire.glance";

export function keepGlance(glance: Glance): void {
  try {
    localStorage.setItem(remembered, JSON.stringify(glance));
  } catch {
    // Without it home shows the match by its facts alone.
  }
}

export function recallGlance(match: string): Glance | undefined {
  try {
    const glance = readGlance(JSON.parse(localStorage.getItem(remembered) ?? "null"));
    return glance?.match === match ? glance : undefined;
  } catch {
    return undefined;
  }
}

/** What was remembered may be old or broken: then there is nothing to be seen. */
export function readGlance(input: unknown): Glance | undefined {
  if (!isRecord(input)) return undefined;
  const { match, title, length, width, ground, faces, discs, vitals } = input;
  if (typeof match !== "string" || typeof ground !== "string" || !isWords(title)) return undefined;
  if (!isNumber(length) || !isNumber(width)) return undefined;
  if (!isList(faces, isFace) || !isList(discs, isDisc) || !isList(vitals, isVital)) return undefined;
  return { match, title, length, width, ground, faces, discs, vitals };
}

function isList<T>(input: unknown, isOne: (one: unknown) => one is T): input is readonly T[] {
  return Array.isArray(input) && input.every(isOne);
}

function isWords(input: unknown): input is Words {
  return isRecord(input) && typeof input["fr"] === "string" && typeof input["en"] === "string";
}

function isNumber(input: unknown): input is number {
  return typeof input === "number" && Number.isFinite(input);
}

function isFace(input: unknown): input is Face {
  return (
    isRecord(input) &&
    ["lit", "shaded", "edge", "ink", "figure"].every((key) => typeof input[key] === "string")
  );
}

function isDisc(input: unknown): input is GlanceDisc {
  return isRecord(input) && ["x", "y", "radius", "face"].every((key) => isNumber(input[key]));
}

function isVital(input: unknown): input is Glance["vitals"][number] {
  return isRecord(input) && isWords(input["name"]) && isNumber(input["face"]) && isNumber(input["life"]);
}
