import type { Amount, Choose, Flick, Option, Pick, Place, QuestionBy } from "@ossuaire/kernel";
import type { SolothQuestion } from "./content/soloth/questions.ts";
import type { VerminQuestion } from "./content/vermin/questions.ts";
import type { AttackKind, FlickKind } from "./kinds.ts";
import type {
  Deed,
  Exchange,
  Fee,
  Leaving,
  Passing,
  Purchase,
  Reading,
  Recruit,
  Service,
  Standing,
} from "./offers.ts";
import type { HeroId, Role } from "./options.ts";
import type { Disc, Exit, Side } from "./state.ts";

/** All that Catacombs asks; by its prompt a question tells what it is about, and what can be answered. */
export type Question =
  // Before the first room, and between two.
  | Choose<"scenario", Option<"accept">>
  | Choose<"explore", Option<"explore"> | Reading | Exchange>
  | Choose<"exchange", Option<"agree" | "refuse">, { readonly role: Role }>
  | Choose<"swap-rooms", Option<"swap" | "leave">>
  | Choose<"choose-room", Option>
  | Choose<"way", Option<Exit>>
  // A room is set up.
  | Pick<"half" | "which-monsters", Recruit>
  | Place<
      "place-heroes" | "place-monsters" | "place-wanderer" | "place-returned",
      Disc,
      { readonly gap: number }
    >
  | Place<"place-familiar", Disc, { readonly ally: string; readonly owner: HeroId }>
  | Place<"place-summoned" | "place-ally" | "place-shield" | "teleport", Disc>
  // The fight.
  | Choose<"hero-acts" | "monster-acts", Deed | Passing>
  | Choose<"rage-loses", Option<"rage" | "no">>
  | Place<"place-shot", Disc, Aiming>
  | Flick<FlickKind | "shot", Flicking>
  | Choose<"ward", Option, Warding>
  | Choose<"go-on", Option<"flick" | "stop">, Aiming & { readonly spared: readonly string[] }>
  | Choose<"retaliate", Option<"strike" | "no">, { readonly piece: string; readonly against: string }>
  | Choose<"answer-first", Standing>
  | Choose<"wanderer", Option<"bring-in" | "no">>
  | Choose<"heal-whom" | "teleport-whom", Standing>
  | Choose<"cloak", Option<"put-on" | "no">>
  // After it.
  | Pick<"pay-order", Option>
  | Choose<"camp", Option<"camp" | "go-on">>
  | Amount<"camp-life", Rest>
  | Amount<"gain-life", Rest & { readonly track: string }>
  | Pick<"camp-spells", Option, Rest>
  | Pick<"ambush", Recruit, { readonly budget: number }>
  | Choose<"buy", Purchase | Service | Fee | Leaving, { readonly purse: number }>
  | Choose<"altar", Fee | Leaving, { readonly purse: number }>
  | Choose<"accept-gift", Option<"accept" | "refuse">, { readonly item: string }>
  | Choose<"gift-for", Option, { readonly item: string }>
  | Choose<"heal", Service | Leaving, { readonly purse: number }>
  | Amount<"pay", Payment>
  // What only the cards of an expansion ask.
  | SolothQuestion
  | VerminQuestion;

export type {
  Cost,
  Deed,
  Exchange,
  Fee,
  Leaving,
  Passing,
  Purchase,
  Reading,
  Recruit,
  Service,
  Standing,
} from "./offers.ts";

export type Prompt = Question["prompt"];
export type QuestionOf<P extends Prompt> = QuestionBy<Question, P>;
/** What the base game asks. */
export type BasePrompt = Exclude<Prompt, (SolothQuestion | VerminQuestion)["prompt"]>;

/** CAT-RULING-57: which Hero is to give something, for whose deal, and how much of its price is still missing. */
export interface Payment {
  readonly payer: HeroId;
  readonly deal: Purchase | Service | Fee;
  readonly left: number;
}

/** Whose attack it is, where it starts, and which flick of which action. */
export interface Aiming {
  readonly piece: string;
  readonly attack: FlickKind;
  readonly from: string;
  readonly action?: string;
  readonly flick?: number;
}

export interface Flicking extends Aiming {
  readonly modifiers: readonly string[];
  /** On whom it has no effect. */
  readonly spared: readonly string[];
  /** Whose hand flicks, where it is not the actor's own. */
  readonly hand?: Side;
}

/** SOL-PALADIN-12: whose attack has struck whom, and what it would do. */
interface Warding {
  readonly piece: string;
  readonly by: string;
  readonly byCard: string;
  readonly attack: AttackKind;
  readonly damage: number;
  readonly stuns: boolean;
  /** What else follows: modifiers of the attack and abilities of the attacker, by id. */
  readonly effects: readonly string[];
}

interface Rest {
  readonly hero: HeroId;
  readonly points: number;
}
