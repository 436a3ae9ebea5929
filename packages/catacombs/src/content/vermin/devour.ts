import type { Script } from "@ossuaire/kernel";
import { length, width } from "../../arena.ts";
import type { Strike } from "../../attack.ts";
import { shed } from "../../rules/harm.ts";
import { takeOff } from "../../rules/slide.ts";
import { spotIn } from "../../rules/spot.ts";
import { actorOn, type Character, charactersOf, type Fight, fightOf, type Living } from "../../state.ts";
import type { CatacombsTable } from "../../table.ts";
import type { Trait } from "../../trait.ts";
import { putDownRiders } from "./riders.ts";
import { forms } from "./with-soloth.ts";

/** The flicks of the action that is on, and by which of them a Hero was hurt last. */
const [flicks, bitten] = ["flicks", "bitten"] as const;

/** VER-DEVOUR-01 to 10, VER-RULING-58 to 67. */
export const devourer: Trait = {
  id: "devourer",
  name: { fr: "Dévoreur", en: "Devourer" },
  text: {
    fr: "Deux Coups de poing de suite qui blessent le même Héros : il est dévoré, hors du jeu jusqu’à ce que ce monstre soit détruit.",
    en: "Two Melee in a row that hurt the same Hero: he is devoured, and out of the game until this monster is destroyed.",
  },
  rule: "VER-DEVOUR-02",
  warns: ({ kind }) => kind === "melee",
  beforeAction(_table, { marks }) {
    marks[flicks] = 0;
  },
  afterStrike: bite,
  *afterAction({ state }, { marks }) {
    delete marks[flicks];
    for (const hero of charactersOf(state, "heroes")) delete hero.marks[bitten];
  },
  *whenKilled(table, self) {
    free(table, self);
  },
};

/** VER-RULING-58: both of one action; a retaliation is none. VER-RULING-60, 61: the dead and Allies are not devoured. */
function* bite(table: CatacombsTable, self: Character, { attack, hurt, died }: Strike): Script {
  const { state } = table;
  const before = self.marks[flicks];
  if (before === undefined) return;
  const now = before + 1;
  self.marks[flicks] = now;
  if (attack.kind !== "melee") return;
  for (const hero of hurt.flatMap((id) => actorOn(state, id) ?? [])) {
    if (hero.kind !== "hero") continue;
    if (died.includes(hero.id)) continue;
    if (isBitten(self, hero, before)) yield* devour(table, self, hero);
    else hero.marks[bitten] = now;
  }
}

/** VER-RULING-58: whether the last flick of this action has hurt him, so that the next one devours. */
export function isBitten({ marks }: Character, hero: Character, flicked = marks[flicks]): boolean {
  return flicked !== undefined && flicked > 0 && hero.marks[bitten] === flicked;
}

/** VER-DEVOUR-03, VER-VERDICT-14: off the board, with all that he has; a stun and what covered him are over. */
function* devour(table: CatacombsTable, { id: by, card: byCard }: Character, hero: Character): Script {
  const { state, tell } = table;
  const fight = fightOf(state);
  yield* putDownRiders(table, hero.id, "VER-RULING-85");
  takeOff(fight, hero.id);
  shed(hero, forms);
  fight.captives = [...(fight.captives ?? []), { piece: hero, by }];
  tell({ type: "devoured", rule: "VER-DEVOUR-03", piece: hero.id, card: hero.card, by, byCard });
}

const board = { x: 0, y: 0, length, width };

/** VER-DEVOUR-08 to 10, VER-RULING-64, 65: where it died, in the order in which they were devoured; ready to act. */
function free({ state, tell }: CatacombsTable, self: Living): void {
  const fight = fightOf(state);
  const freed = captivesOf(state, self.id);
  if (freed.length === 0) return;
  const others = (fight.captives ?? []).filter(({ by }) => by !== self.id);
  if (others.length === 0) delete fight.captives;
  else fight.captives = others;
  for (const piece of freed) {
    const { x, y } = spotIn(state, piece, board, self);
    fight.pieces.push({ ...piece, x, y, done: false });
    tell({ type: "freed", rule: "VER-DEVOUR-08", piece: piece.id, card: piece.card, x, y });
  }
}

/** Who is held by this monster. */
export function captivesOf(
  { fight }: { readonly fight?: Fight | undefined },
  monster: string,
): readonly Character[] {
  return (fight?.captives ?? []).filter(({ by }) => by === monster).map(({ piece }) => piece);
}
