import { botBy, type LevelName, type Thoughts } from "@ossuaire/discs";
import type { Bot, Viewer } from "@ossuaire/kernel";
import type { Prompt, QuestionOf } from "../questions.ts";
import { isCharacter, type State, sideOf } from "../state.ts";
import type { Catacombs } from "../table.ts";
import { toldAnswers } from "./answers.ts";
import type { Thinking } from "./judgement.ts";
import { knownTo } from "./known.ts";
import { attentive, levels } from "./level.ts";

/** A player of Catacombs for any seat, Overseer or Heroes. It knows what the seat knows, and flicks as well as its hand can. */
export function catacombsBot(name: LevelName): Bot<Catacombs> {
  return botBy(({ view, viewer }, rng) => {
    const state = knownTo(view);
    const level = attentive(levels[name], companions(state, viewer));
    const thinking = { state, view, viewer, level, rng };
    return {
      hand: level.hand,
      choose: (asked) => answered(asked.prompt, asked, thinking),
      pick: (asked) => answered(asked.prompt, asked, thinking),
      amount: (asked) => answered(asked.prompt, asked, thinking),
      flick: (asked) => answered(asked.prompt, asked, thinking),
      place: (asked) => answered(asked.prompt, asked, thinking),
    };
  });
}

/** How many characters act on this seat's side of the board. */
function companions({ fight, roles }: State, viewer: Viewer): number {
  const side = viewer === roles.overseer ? "overseer" : "heroes";
  return fight?.pieces.filter((piece) => isCharacter(piece) && sideOf(piece) === side).length ?? 0;
}

/** Answered by the box that asks. */
function answered<P extends Prompt>(
  prompt: P,
  asked: QuestionOf<P>,
  thinking: Thinking,
): Thoughts[QuestionOf<P>["kind"]] {
  for (const answers of toldAnswers()) {
    const way = answers[prompt];
    if (way !== undefined) return way(asked, thinking);
  }
  throw new Error(`no bot has been told how to answer ${prompt}`);
}
