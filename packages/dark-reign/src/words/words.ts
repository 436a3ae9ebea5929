import { capital, type GameWords, type Label, say, type Words, w } from "@ossuaire/kernel";
import type { Square } from "../grid/square.ts";
import type { OfferedPrompt, OptionOf, Prompt, Question } from "../questions.ts";
import { findCard } from "../shelf.ts";
import type { DarkReign } from "../table.ts";
import type { View } from "../view.ts";
import { barredOf } from "./asked/barred.ts";
import { explorePrompts, exploreSayings } from "./asked/explore.ts";
import { fightPrompts, fightSayings } from "./asked/fight.ts";
import { magicPrompts, magicSayings } from "./asked/magic.ts";
import { oddsWords } from "./asked/odds.ts";
import { questsPrompts, questsSayings } from "./asked/quests.ts";
import type { SayingOf } from "./asked/sayings.ts";
import { thingsPrompts, thingsSayings } from "./asked/things.ts";
import { townPrompts, townSayings } from "./asked/town.ts";
import { clauseOf } from "./clause.ts";
import { endingOf } from "./ending.ts";
import { logOf } from "./log/log.ts";
import { elementName, nameIn, seatTitle } from "./names.ts";
import { whenWords } from "./when.ts";

const prompts: { readonly [P in Prompt]: Words } = {
  ...fightPrompts,
  ...explorePrompts,
  ...thingsPrompts,
  ...magicPrompts,
  ...questsPrompts,
  ...townPrompts,
};

const sayings: { readonly [P in OfferedPrompt]: SayingOf<OptionOf<P>> } = {
  ...fightSayings,
  ...exploreSayings,
  ...thingsSayings,
  ...magicSayings,
  ...questsSayings,
  ...townSayings,
};

/** All that this game says; each chapter has its own files under `told` and `asked`. */
export const darkReignWords: GameWords<DarkReign> = {
  name: w("Le Règne Sombre", "Le Règne Sombre"),
  aim: w(
    "Descendez ensemble dans les catacombes et accomplissez la quête.",
    "Go down into the catacombs together and accomplish the quest.",
  ),
  seat: seatTitle,
  prompt: (prompt) => prompts[prompt],
  labels: labelsOf,
  piece: pieceWords,
  line: (event, view) => capital(clauseOf(event, view)),
  title: titleOf,
  ending: endingOf,
  barred: barredOf,
  log: logOf,
};

/** A piece that is to be placed now is named by what it is. */
function pieceWords(piece: string, { view, decision }: Parameters<GameWords<DarkReign>["piece"]>[1]): Words {
  const placed = decision !== undefined && "pieces" in decision ? decision.pieces : [];
  const kind = placed.find((one) => one.piece === piece)?.kind;
  return kind === undefined ? nameIn(piece, view) : (findCard("profiles", kind)?.short ?? elementName(kind));
}

function labelsOf(question: Question, view: View): readonly Label[] {
  if (!("options" in question)) return [];
  const about = question.about !== undefined && "who" in question.about ? question.about.who : view.leader;
  const from = view.characters.find(({ id }) => id === about);
  return question.options.map((option) => {
    const hint = oddsWords(view, question, option.id);
    return { id: option.id, ...saying(question.prompt, option, view, from), ...(hint && { hint }) };
  });
}

function saying<P extends OfferedPrompt>(
  prompt: P,
  option: OptionOf<P>,
  view: View,
  from: Square | undefined,
): Omit<Label, "id"> {
  return sayings[prompt](option, view, from);
}

function titleOf(view: View, question?: Question): Words {
  const about = question?.about !== undefined && "who" in question.about ? question.about.who : undefined;
  const isMaster = question === undefined ? view.turn.side === "mj" : question.seats.includes("mj");
  // What the MJ is asked in the middle of somebody's deed is not that one's question.
  const who = about ?? (question !== undefined && isMaster ? undefined : view.turn.acting);
  const side = isMaster ? seatTitle("mj") : w("Les héros", "The heroes");
  return say`${who === undefined ? side : capital(nameIn(who, view))} — ${whenWords(view)}`;
}
