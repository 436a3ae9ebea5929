import { catacombs, lineOf as lineOfCatacombs, storyText } from "@ossuaire/catacombs";
import { conquest, lineOf as lineOfConquest } from "@ossuaire/conquest";
import type { Game, GameEvent, Words } from "@ossuaire/kernel";

/** A game and the words for what happens in it. */
interface Box {
  readonly game: Game;
  line(event: GameEvent): Words;
  /** The whole match as a story, if the game has one to tell. */
  story?(events: readonly GameEvent[], language: keyof Words): string;
}

/** The games that the terminal knows. */
export const shelf: readonly Box[] = [
  { game: conquest, line: lineOfConquest },
  { game: catacombs, line: lineOfCatacombs, story: storyText },
];
