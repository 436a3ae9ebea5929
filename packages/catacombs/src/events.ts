import type { Flicked } from "@ossuaire/discs";
import type { RuleId, Seat } from "@ossuaire/kernel";
import type { SolothFacts } from "./content/soloth/events.ts";
import type { VerminFacts } from "./content/vermin/events.ts";
import type { AttackKind, FlickKind } from "./kinds.ts";
import type { HeroId } from "./options.ts";
import type { ScenarioRoom } from "./scenario.ts";
import type { Ending, Exit, Fight, Side } from "./state.ts";

/** What happens at the table, each with the rule by which it does; a log line can be told from the event alone. */
export type Event<Type extends keyof Facts = keyof Facts> = {
  [One in Type]: { readonly type: One; readonly rule: RuleId } & Facts[One];
}[Type];

/** A piece, and the card or board that says what it is. */
interface Named {
  readonly piece: string;
  readonly card: string;
}

type Put = Named & { readonly x: number; readonly y: number };

export interface Facts extends SolothFacts, VerminFacts {
  readonly scenario: object;
  /** `story`: what a scenario says of it; it comes to light with the card. */
  readonly room: {
    readonly card: string;
    readonly index: number;
    readonly story?: ScenarioRoom;
  };
  readonly "no-passage": { readonly card: string; readonly way: Exit };
  readonly entered: { readonly card: string; readonly visits: number };
  readonly empty: { readonly card: string };
  readonly exchanged: { readonly overseer: Seat; readonly seat: Seat };
  readonly "exchange-refused": { readonly seat: Seat };
  readonly map: { readonly hero: HeroId; readonly rooms: readonly string[] };
  readonly "map-read": { readonly hero: HeroId };
  readonly swapped: { readonly hero: HeroId };
  readonly "set-up": {
    readonly kind: Fight["kind"];
    readonly board: string;
    readonly monsters: readonly string[];
  };
  readonly "too-few": { readonly disc: string; readonly wanted: number; readonly there: number };
  readonly placed: Put;
  /** `last`: CAT-RULING-96, if everybody passes once more. */
  readonly turn: { readonly side: Side; readonly round: number; readonly last?: true };
  readonly voted: { readonly seat: Seat; readonly choice: string };
  readonly acts: Named & { readonly action: string };
  readonly passes: Named;
  readonly stops: Named;
  readonly flicked: Flicked & {
    readonly by: string;
    readonly byCard: string;
    readonly attack: FlickKind;
    readonly card: string;
  };
  readonly "put-back": Put;
  /** Pushed off the board, and not to come back. */
  readonly lost: Named;
  /** A disc that lay on another. */
  readonly fell: Named & { readonly from: string; readonly fromCard: string };
  /** SOL-RULING-31: whoever it lies on was knocked, and it lies there still. */
  readonly held: Named & { readonly from: string; readonly fromCard: string };
  /** `open`: whoever is hit is asked first whether it is to have any effect (SOL-PALADIN-12). */
  readonly hit: Named & {
    readonly by: string;
    readonly byCard: string;
    readonly attack: AttackKind;
    readonly open?: true;
  };
  readonly spared: Named;
  readonly unhurt: Named;
  /** `by`: what keeps the attack off. */
  readonly ignores: Named & { readonly by: string };
  readonly hurt: Named & { readonly lost: number; readonly life: number };
  readonly burnt: Named & { readonly wall: string; readonly wallCard: string };
  readonly left: Named;
  readonly killed: Named & { readonly hero?: HeroId };
  readonly retaliates: Named & { readonly against: string };
  readonly regenerates: Named & { readonly life: number };
  readonly "fire-wall": Named;
  readonly stunned: Named;
  readonly recovers: Named;
  readonly illusion: Named;
  readonly invisible: Named;
  readonly cast: {
    readonly hero: HeroId;
    readonly spell: string;
    readonly from: string;
    readonly fromCard: string;
  };
  readonly track: { readonly hero: HeroId; readonly track: string; readonly left: number };
  readonly "nobody-comes": { readonly card: string };
  readonly paid: { readonly hero: HeroId; readonly gold: number; readonly due: number };
  readonly reward: { readonly hero: HeroId; readonly item: string };
  readonly "no-reward": { readonly hero: HeroId; readonly item: string };
  readonly cleared: object;
  readonly camped: { readonly space: string };
  readonly "spell-back": { readonly hero: HeroId; readonly spell: string };
  readonly healed: { readonly hero: HeroId; readonly gained: number; readonly life: number };
  readonly raised: { readonly hero: HeroId };
  readonly offer: { readonly items: readonly string[] };
  readonly revealed: { readonly item: string };
  readonly gift: { readonly hero: HeroId; readonly item: string };
  readonly "gift-refused": { readonly item: string };
  readonly pays: { readonly hero: HeroId; readonly gold: number };
  readonly "not-paid": { readonly hero: HeroId; readonly price: number; readonly left: number };
  readonly bought: { readonly hero: HeroId; readonly item: string; readonly price: number };
  readonly used: { readonly hero: HeroId; readonly item: string };
  readonly ended: Ending;
}
