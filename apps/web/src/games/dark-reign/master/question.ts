import type { DarkReign } from "@ossuaire/dark-reign";

/** REG-DRAW-03: a zone that the MJ is to lay out, and a piece of it. */
export type LayOutQuestion = Extract<DarkReign["question"], { readonly prompt: "lay-out" }>;
export type Token = LayOutQuestion["pieces"][number];
