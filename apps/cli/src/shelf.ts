import { catacombs, storyText, tellingOf as tellCatacombs } from "@ossuaire/catacombs";
import { conquest, tellingOf as tellConquest } from "@ossuaire/conquest";
import type { Game, GameEvent, Words } from "@ossuaire/kernel";

/** A game and the words for what happens in it. */
interface Box {
  readonly game: Game;
  telling(event: GameEvent): Words;
  /** The whole match as a story, if the game has one to tell. */
  story?(events: readonly GameEvent[], language: keyof Words): string;
}

/** The games that the terminal knows. */
export const shelf: readonly Box[] = [
  { game: conquest, telling: tellConquest },
  { game: catacombs, telling: tellCatacombs, story: storyText },
];
