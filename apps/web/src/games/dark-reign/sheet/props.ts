import type { DarkReign, SeenCharacter, View } from "@ossuaire/dark-reign";

/** A hero’s sheet, and the question that may be answered from it. */
export interface SheetProps {
  readonly view: View;
  readonly who: SeenCharacter;
  readonly question: DarkReign["question"] | undefined;
  onChoose(option: string): void;
}
