import type { Prompt } from "../questions.ts";
import type { Duel, Situation } from "./duel.ts";
import { facing, tapUntil } from "./scenes.ts";

/** Sword 1 faces Skull 1, and has played this card up to this question; `more.hands.sword` is what it still holds. */
export function upTo(prompt: Prompt, card: string, more: Situation = {}): Duel {
  const { sword = [], ...others } = more.hands ?? {};
  const game = facing([card, ...sword], { ...more, hands: { skull: ["reaver", "ghoul"], ...others } });
  game.choose(card);
  tapUntil(game, prompt);
  return game;
}

/** The same, and the shot that is asked for has hit Skull 1. */
export function struck(prompt: Prompt, card: string, more: Situation = {}): Duel {
  const game = upTo(prompt, card, more);
  game.flickAt("c1");
  return game;
}

/** What Skull keeps in front of it. */
export const kept = (...skull: string[]) => ({ armour: { sword: [], skull } });
