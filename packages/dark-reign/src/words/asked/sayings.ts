import type { Label, Words } from "@ossuaire/kernel";
import type { Square } from "../../grid/square.ts";
import type { OfferedPrompt, OptionOf, Question } from "../../questions.ts";
import type { View } from "../../view.ts";

/** A label, before it is known whose. */
export type Saying = Omit<Label, "id">;

/** How the questions of one chapter are asked: one that is missing does not compile. */
export type Prompts<Chapter extends Question> = { readonly [P in Chapter["prompt"]]: Words };

/** How their options are named. */
export type Sayings<Chapter extends Question> = {
  readonly [P in Chapter["prompt"] & OfferedPrompt]: SayingOf<OptionOf<P>>;
};

/** `from`: where whoever is asked stands; squares are told from there. */
export type SayingOf<Option> = (option: Option, view: View, from?: Square) => Saying;
