import { because, type Reason, type Script, w } from "@ossuaire/kernel";
import { type Action, attacking, type Price } from "../../action.ts";
import { critical, fireball, melee, modified } from "../../attack.ts";
import { seatOfHero } from "../../rules/roles.ts";
import { shift } from "../../rules/shift.ts";
import { type Character, fightOf, type Open, type Piece } from "../../state.ts";
import { type CatacombsTable, choose } from "../../table.ts";
import { layShield, shieldDisc, whyNoShield } from "../shield.ts";
import { piecesNear } from "./near.ts";

export const magic = "magic";

export function costing(points: number, away?: number): Price {
  return away === undefined ? { track: magic, points } : { track: magic, points, away };
}

/** SOL-VERDICT-18: the other form is a mark of her disc, and gone with the room. */
export const beast = "beast";

export function isBeast({ marks }: Character): boolean {
  return marks[beast] !== undefined;
}

const inBeastForm = because("SOL-VERDICT-18", w("Elle est sous forme animale.", "She is in beast form."));
const inOwnForm = because(
  "SOL-VERDICT-18",
  w("Elle n’est pas sous forme animale.", "She is not in beast form."),
);
const actedAlready = because(
  "SOL-VERDICT-18",
  w("Elle a déjà agi ce tour-ci.", "She has already acted this turn."),
);
const nobodyNear = because("SOL-SORC-03", w("Personne n’est assez près.", "Nobody is near enough."));

/** What the beast cannot do … */
function asBeast(actor: Character): Reason | undefined {
  return isBeast(actor) ? inBeastForm : undefined;
}

/** … and what only the beast can. */
export function asHerself(actor: Character): Reason | undefined {
  return isBeast(actor) ? undefined : inOwnForm;
}

/** SOL-SORC-03, 09: her special actions, each at its price, as often as she can pay. */
export const sorcery: readonly Action[] = [
  attacking("sorcery-fireball", { fr: "Boule de feu", en: "Fireball" }, [fireball], {
    rule: "SOL-SORC-03",
    spell: true,
    price: costing(1, 1),
    bar: (_open, actor) => asBeast(actor),
  }),
  {
    id: "push",
    name: { fr: "Poussée", en: "Push" },
    rule: "SOL-SORC-03",
    attacks: [],
    price: costing(1),
    bar: (open, actor) => asBeast(actor) ?? (pushable(open, actor).length > 0 ? undefined : nobodyNear),
    before: push,
  },
  {
    id: "sorcery-shield",
    name: { fr: "Bouclier", en: "Shield" },
    rule: "SOL-SORC-03",
    attacks: [],
    puts: shieldDisc,
    price: costing(2),
    bar: (open, actor) => asBeast(actor) ?? whyNoShield(open),
    before: layShield,
  },
  {
    id: "beast-form",
    name: { fr: "Forme animale", en: "Beast form" },
    rule: "SOL-VERDICT-18",
    attacks: [],
    price: costing(1),
    bar: (_open, actor) => asBeast(actor),
    *before({ state, tell }, { id: piece, card, marks }) {
      marks[beast] = fightOf(state).round;
      tell({ type: "beast", rule: "SOL-VERDICT-18", piece, card });
    },
  },
  {
    id: "own-form",
    name: { fr: "Reprendre sa forme", en: "Back to her own form" },
    rule: "SOL-VERDICT-18",
    attacks: [],
    free: true,
    bar: (_open, actor) => (actor.done ? actedAlready : asHerself(actor)),
    *before({ tell }, { id: piece, card, marks }) {
      delete marks[beast];
      tell({ type: "own-form", rule: "SOL-VERDICT-18", piece, card });
    },
  },
  attacking(
    "beast-strike",
    { fr: "Coup de poing critique, puis Coup de poing", en: "Critical Melee, then Melee" },
    [modified(melee, critical), melee],
    {
      rule: "SOL-VERDICT-18",
      bar: (_open, actor) => asHerself(actor),
    },
  ),
];

/** Any other disc beside her that can move, but not the Lord; none that bears another (FLK-FLICK-04). */
export function pushable(state: Open, actor: Character): readonly Piece[] {
  const borne = new Set(state.fight?.pieces.map(({ on }) => on));
  return piecesNear(state, actor).filter(
    ({ id, kind }) => kind !== "lord" && kind !== "projectile" && !borne.has(id),
  );
}

/** SOL-VERDICT-02: a movement flick of a disc beside her. */
function* push(table: CatacombsTable, actor: Character): Script {
  const { state } = table;
  const seat = seatOfHero(state, actor.card);
  const near = pushable(state, actor).map(({ id, card }) => ({ id, card }));
  const asking = { seats: seat, prompt: "push-whom", rule: "SOL-VERDICT-02" } as const;
  const { id: disc } = yield* choose(asking, near);
  yield* shift(table, { seat, hand: "heroes", by: actor.id, disc, rule: "SOL-VERDICT-02" });
}
