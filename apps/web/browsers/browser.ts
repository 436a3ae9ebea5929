/** What a browser is asked to do, whatever protocol it speaks; all that people do is made of this (Visit.ts). */
export interface Browser {
  goTo(url: string): Promise<void>;
  reload(): Promise<void>;
  /** The text that an expression of the page comes to, at once or later. */
  evaluate(expression: string): Promise<unknown>;
  /** Down at the first spot, along the others, and up at the last; with one spot a click or a tap. */
  drag(pointer: Pointer, spots: readonly Spot[]): Promise<void>;
  key(key: Key): Promise<void>;
  resize(size: { readonly width: number; readonly height: number }): Promise<void>;
  close(): Promise<void>;
}

export type Pointer = "mouse" | "finger";
export type Key = "Enter" | "ArrowRight" | "ArrowUp";

/** In CSS pixels of the window. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}
