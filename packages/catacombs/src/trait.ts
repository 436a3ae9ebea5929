import type { RuleId, Script, Words } from "@ossuaire/kernel";
import type { Action } from "./action.ts";
import type { Attack, Harm, Hit, Strike } from "./attack.ts";
import type { AttackKind } from "./kinds.ts";
import type { HeroId } from "./options.ts";
import type { Character, Living, Open, Side, State } from "./state.ts";
import type { CatacombsTable } from "./table.ts";

/**
 * What a card or board says beyond its figures: a special rule at one or more named moments. A flick is settled in the
 * ten steps of CAT-RULING-17; the moments that belong to it say in which step they come. What may ask is a script.
 */
export interface Trait {
  readonly id: string;
  readonly name: Words;
  readonly text: Words;
  readonly rule: RuleId;

  // The course of a room: what a Hero's board or article does, wherever the Hero is.
  /** The set-up begins; the tracks are full again. */
  readonly roomBegins?: (table: CatacombsTable, owner: HeroId) => Script;
  /** At a set-up the reserve lacks so many discs, perhaps those of one card alone: what can be put back into it. */
  readonly whenShort?: (
    table: CatacombsTable,
    owner: HeroId,
    disc: string,
    missing: number,
    card?: string,
  ) => Script;
  /** No enemy is left who could go on with the fight. */
  readonly roomDone?: (table: CatacombsTable, owner: HeroId) => Script;
  /** The Heroes are paid; their trophies are still before them. */
  readonly atResolution?: (table: CatacombsTable, owner: HeroId) => Script;

  // What others may do while this piece is in play.
  /** It keeps this character from an action; without one, from whatever could be used beside an action. */
  readonly forbids?: (open: Open, self: Character, actor: Character, action?: Action) => boolean;
  /** Special rules that another piece has by it. */
  readonly lends?: (open: Open, self: Character, other: Character) => readonly Trait[];
  /** What becomes of the attacks of its owner. */
  readonly sharpens?: (attack: Attack) => Attack;
  /** What becomes of the actions of a monster. */
  readonly lengthens?: (action: Action) => Action;

  /** VER-VERDICT-07: what kills a monster at once costs it 2 life, as it does a Lord. */
  readonly endures?: true;
  /** He never flees. */
  readonly isFearless?: true;

  /** SOL-GEN-04: whether it can be frozen, where that is otherwise than with its kind. */
  readonly isFreezable?: boolean;

  // Turns and actions.
  /** A turn of this piece's side begins. */
  readonly turnBegins?: (table: CatacombsTable, self: Character) => void;
  /** A turn of this piece's side is over. */
  readonly turnEnds?: (table: CatacombsTable, self: Character) => Script;
  /** It may not let its turn go by, nor may its side end the turn before it has acted. */
  readonly mustAct?: (state: Open, self: Character) => boolean;
  /** Around an action of this piece that takes its turn. */
  readonly beforeAction?: (table: CatacombsTable, self: Character) => void;
  readonly afterAction?: (table: CatacombsTable, self: Character, strikes: readonly Strike[]) => Script;
  /** After a flick of an action: one more that the action has not printed. */
  readonly flicksOn?: (
    table: CatacombsTable,
    self: Character,
    strike: Strike,
    action: Action,
  ) => Script<Attack | undefined>;
  /** CAT-CHAIN-08: a chain of its own leaves it incapacitated. */
  readonly isTiredByChains?: boolean;

  // One flick.
  /** Step 2: pushed off the board by this side, it does not come back. */
  readonly isLostOutside?: (state: State, self: Character, hand: Side) => boolean;
  /** SOL-PALADIN-12: whether somebody who may ignore this attack has to hear of it, because it would come of a hit. */
  readonly warns?: (attack: Attack) => boolean;
  /** Step 3: what keeps a whole attack off this piece, damage and all. */
  readonly ward?: Ward;
  /** Step 3: it costs this piece no life. */
  readonly unhurtBy?: (state: State, self: Character, harm: Harm) => boolean;
  /** Step 3: a flick of this piece has cost the target life, and perhaps the last of it. */
  readonly afterHurt?: (table: CatacombsTable, self: Character, target: Character, hit: Hit) => Script;
  /** Step 3, after all hits: a flick of this hand has thrown off what lay on somebody. */
  readonly whenFreed?: (table: CatacombsTable, self: Character, carrier: string, hand: Side) => Script;
  /** Step 4: Heroes have died, and are about to leave. */
  readonly whenHeroesDie?: (table: CatacombsTable, self: Character, dead: readonly Character[]) => Script;
  /** Step 4: whom this piece lies on is about to leave. */
  readonly losesCarrier?: (table: CatacombsTable, self: Character, carrier: Character) => Script;
  /** Step 6: after a flick of this piece, which is still alive. */
  readonly afterStrike?: (table: CatacombsTable, self: Character, strike: Strike) => Script;
  /** Step 7: what this piece does when it was struck, and may have been killed by it. */
  readonly whenStruck?: Answer;
  /** Step 8: killed and off the board; whether it comes back. */
  readonly comesBack?: (table: CatacombsTable, self: Living) => Script<boolean>;
  /** Step 8: killed for good, and counted; or destroyed because the room is done. */
  readonly whenKilled?: (table: CatacombsTable, self: Living, isRoomDone: boolean) => Script;
  /** Step 9: whether it stays on its feet where it should become incapacitated. */
  readonly staysUp?: (table: CatacombsTable, self: Character) => boolean;
  /** After step 10: what an attack of this piece leads to, when all else is settled. */
  readonly whenSettled?: (table: CatacombsTable, self: Character, strike: Strike) => Script;

  /** CAT-RULING-89: before anything recovers. */
  readonly endOfRound?: (table: CatacombsTable, self: Character) => void;
}

/** Something that lets a piece ignore an attack as a whole, as if it had not been struck. */
export interface Ward {
  /** It works by itself and costs nothing. */
  readonly isAlways?: true;
  readonly against: (state: State, self: Character, attack: Attack) => boolean;
  /** What using it costs, and does. */
  readonly use?: (table: CatacombsTable, self: Character, hit: Hit) => Script;
}

/** How a piece answers an attack of one kind. */
interface Answer {
  readonly by: AttackKind;
  /** Returns the flick it answers with, if it does. */
  readonly with: (table: CatacombsTable, self: Character, strike: Strike) => Script<Strike | undefined>;
}
