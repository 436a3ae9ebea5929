import type { Choose, Flick, Option, Place, QuestionBy } from "@ossuaire/kernel";
import type { ShotKind } from "./shots.ts";
import type { Character } from "./teams.ts";

/** All that Conquest asks, in the order of a game: each prompt with its options and what it is about. */
export type Question =
  | Choose<"layout", Option<"keep" | "propose">>
  | Place<"layout-spots", Disc<"crystal">>
  | Choose<"layout-accept", Option<"accept" | "decline">>
  | Choose<"card", CardOption>
  | Choose<"give-up", CardOption>
  | Choose<"surprise", None | CardOption>
  | Choose<"target", TargetOption>
  | Place<"place", Disc<ShotKind>>
  | Flick<ShotKind>
  | Choose<"again", Option<"again" | "leave">>
  | Choose<"raise", None | CardOption>
  | Choose<"armour", None | CardOption, Blow>
  | Choose<"heal", YesOrNo, Cure>
  | Choose<"reset", YesOrNo>
  | Choose<"inspiration", YesOrNo>
  | Flick<"obstacle">
  | Choose<"second-obstacle", YesOrNo>;

export type Prompt = Question["prompt"];

/** The questions of one kind. */
export type Asked<Kind extends Question["kind"]> = Extract<Question, { readonly kind: Kind }>;

/** All that may ever be chosen. */
export type Offered = Asked<"choose">["options"][number];

/** What may be chosen when this is asked. */
export type OptionOf<P extends Asked<"choose">["prompt"]> = QuestionBy<Asked<"choose">, P>["options"][number];

export type YesOrNo = Option<"yes" | "no">;

type None = Option<"none">;

/** A card of the hand, or one that is kept as armour. */
export interface CardOption {
  readonly id: string;
  readonly card: string;
}

/** A character in the arena. */
export interface TargetOption {
  readonly id: Character;
  readonly piece: Character;
}

/** A disc that is to be put down. A projectile is of the kind of its shot, which tells the face that is up (CON-STICKER-02). */
interface Disc<Kind> {
  readonly radius: number;
  readonly kind: Kind;
}

/** What armour would ward off. */
interface Blow {
  readonly damage: number;
}

/** How many tokens may be taken. */
interface Cure {
  readonly amount: number;
}
