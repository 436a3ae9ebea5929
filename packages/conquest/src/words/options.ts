import { capital, type Label, type Words } from "@ossuaire/kernel";
import { cardOf } from "../cards/decks.ts";
import type { Asked, CardOption, OptionOf, Question } from "../questions.ts";
import { pieceName } from "./names.ts";

/** What can be answered, in words and in the order in which it is offered. */
export function labelsOf(question: Question): readonly Label[] {
  if (question.kind !== "choose") return [];
  const { prompt } = question;
  return question.options.map((option) => ({ id: option.id, ...saying(prompt, option) }));
}

/** A label, before it is known whose. */
type Saying = Omit<Label, "id">;

type Prompt = Asked<"choose">["prompt"];

function saying<P extends Prompt>(prompt: P, option: OptionOf<P>): Saying {
  return options[prompt](option);
}

type WordsOf<Option> = (option: Option) => Saying;

const options: { readonly [P in Prompt]: WordsOf<OptionOf<P>> } = {
  layout: named({
    keep: { words: { fr: "Garder", en: "Keep it" } },
    propose: { words: { fr: "Proposer", en: "Propose another" }, declines: true },
  }),
  "layout-accept": named({
    accept: { words: { fr: "Accepter", en: "Accept" } },
    decline: { words: { fr: "Refuser", en: "Decline" }, declines: true },
  }),
  card: cardWords,
  "give-up": cardWords,
  surprise: orNone({ fr: "Aucune autre carte", en: "No other card" }),
  target: ({ piece }) => ({ words: capital(pieceName(piece)) }),
  again: named({
    again: { words: { fr: "Tirer encore", en: "Flick again" } },
    leave: { words: { fr: "En rester là", en: "Leave it" }, declines: true },
  }),
  raise: orNone({ fr: "Garder mes cartes", en: "Keep my cards" }),
  armour: orNone({ fr: "Encaisser", en: "Take the blow" }, armourWords),
  heal: yesOrNo,
  reset: yesOrNo,
  inspiration: yesOrNo,
  "second-obstacle": yesOrNo,
};

function yesOrNo({ id }: OptionOf<"heal">): Saying {
  return id === "yes"
    ? { words: { fr: "Oui", en: "Yes" } }
    : { words: { fr: "Non", en: "No" }, declines: true };
}

function cardWords({ card }: CardOption): Saying {
  return { words: cardOf(card).name };
}

function armourWords({ card }: CardOption): Saying {
  const { fr, en } = cardOf(card).name;
  return { words: { fr: `Armure : ${fr}`, en: `Armour: ${en}` } };
}

/** A card, or none of them. */
function orNone(none: Words, wordsOf: WordsOf<CardOption> = cardWords): WordsOf<OptionOf<"surprise">> {
  return (option) => ("card" in option ? wordsOf(option) : { words: none, declines: true });
}

function named<Id extends string>(words: Readonly<Record<Id, Saying>>): WordsOf<{ readonly id: Id }> {
  return ({ id }) => words[id];
}
