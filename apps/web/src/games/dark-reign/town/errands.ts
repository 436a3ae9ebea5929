import type { TownVisit, View } from "@ossuaire/dark-reign";

/** What every part of the town is given. */
export interface Errands {
  readonly view: View;
  /** The question, while it may be answered here. */
  readonly visit: TownVisit | undefined;
  onChoose(option: string): void;
}
