import { cardOf } from "../cards/decks.ts";
import { move } from "../shots.ts";
import type { View } from "../view.ts";
import type { Thought } from "./aim.ts";

/** The shot that is on, as the bot sees it: the next of the card, or the one move of a stunned player. */
export function thoughtOf(view: View): Thought {
  const { playing, discs } = view;
  const shots = playing === undefined ? [] : cardOf(playing.card).shots.slice(playing.shot);
  const [shot = move, next] = shots;
  return { view, discs, shot, next, target: playing?.target, placed: false };
}
