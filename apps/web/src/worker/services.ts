import { isRecord } from "@ossuaire/table";

/** What a worker does for the page: what it is asked about, what it tells before it is done, and what it answers. */
interface Service {
  readonly about: unknown;
  readonly told?: unknown;
  readonly answer: unknown;
}

/** All that a worker does, by name. */
export type Services<All> = { readonly [Name in keyof All]: Service };

/** A question of the page, by a number that comes back with whatever is said to it. */
export interface Asked<All extends Services<All>> {
  readonly n: number;
  readonly name: keyof All;
  readonly about: All[keyof All]["about"];
}

/** What a worker says to a question: something on the way, its answer, or that it has broken down over it. */
export type Said = { readonly n: number } & (
  | { readonly told: unknown }
  | { readonly answer: unknown }
  | { readonly broken: string }
);

/** What lies between a page and its worker: the end of the worker. */
export interface Wire {
  postMessage(message: unknown): void;
  addEventListener(type: "message", listener: (event: { readonly data: unknown }) => void): void;
}

/** Only the page and its own worker speak on the wire, so the number is enough. */
export function isSaid(input: unknown): input is Said {
  return isRecord(input) && typeof input["n"] === "number";
}
