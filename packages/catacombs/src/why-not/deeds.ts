import { because, capital, type Reason, say, type Viewer, w } from "@ossuaire/kernel";
import type { Action } from "../action.ts";
import { alliesOf, everyAction, heroCard, itemWith, spellWith } from "../content/box.ts";
import type { HeroId } from "../options.ts";
import { chancesOf, deedId } from "../rules/deeds.ts";
import { passingOf } from "../rules/round.ts";
import { type Character, fightOf, heroIds, isAlive, isCharacter } from "../state.ts";
import type { View } from "../view.ts";
import { heroName, inGender } from "../words/names.ts";
import { onDuty } from "./boxes.ts";
import { notTheirs, whyIdle } from "./discs.ts";

/** A deed that is not offered: whatever anybody could ever do is looked through. */
export function notThisDeed(view: View, viewer: Viewer, option: string): Reason | undefined {
  if (option === "pass") return onDuty(view);
  for (const piece of fightOf(view).pieces.filter(isCharacter)) {
    const chance = chancesOf(view, piece).find(({ deed }) => deed.id === option);
    if (chance !== undefined)
      return notTheirs(view, viewer, piece) ?? chance.bar ?? whyIdle(view, viewer, piece);
    if (passingOf(piece).id === option) return whyIdle(view, viewer, piece) ?? onDuty(view, [piece]);
    const action = actionIn(option, piece);
    if (action !== undefined) return whyIdle(view, viewer, piece) ?? notOnCard(view, piece, action);
  }
  const absent = heroIds(view).find((hero) => isDeedOf({ id: hero, card: hero }, option));
  return absent === undefined ? undefined : whyAbsent(view, absent);
}

function isDeedOf(piece: Pick<Character, "id" | "card">, option: string): boolean {
  return passingOf(piece).id === option || actionIn(option, piece) !== undefined;
}

/** CAT-DEATH-02, VER-DEVOUR-06: a Hero who is not on the board. */
function whyAbsent(view: View, hero: HeroId): Reason {
  const name = capital(heroName(hero));
  if (!isAlive(view, hero))
    return because("CAT-DEATH-02", say`${name} ${w("n’est plus de ce monde.", "is dead.")}`);
  return because(
    "VER-DEVOUR-06",
    say`${name} ${w("est", "is")} ${inGender(hero, "dévoré", "devoured")} ${w("et n’agit pas avant la mort du monstre.", "and cannot act until the monster is destroyed.")}`,
  );
}

/** The action that this option would be if this piece had it. */
function actionIn(option: string, piece: Pick<Character, "id" | "card">): Action | undefined {
  return everyAction().find((action) =>
    [piece.id, ...alliesOf(piece.card)].some((from) => deedId(piece.id, action, from) === option),
  );
}

function notOnCard({ usedUp }: View, { kind, card }: Character, { id }: Action): Reason {
  if (kind === "monster") return because("CAT-MON-06", notPrinted);
  if (kind === "lord") return because("CAT-LORD-13", notPrinted);
  if (spellWith(id) !== undefined) return heroCardOf(kind, card)?.spells ? cast : notAWizard;
  const article = itemWith(id);
  if (article !== undefined) return usedUp.includes(article.id) ? worn : notOwned;
  return because(kind === "ally" ? "CAT-ALLY-02" : "CAT-HERO-19", notPrinted);
}

function heroCardOf(kind: Character["kind"], card: string) {
  return kind === "hero" ? heroCard(card) : undefined;
}

const notPrinted = w("Cette action n’est pas la sienne.", "This action is not one of its own.");
const cast = because("CAT-SPELL-03", w("Ce sort a déjà été joué.", "This spell has been played already."));
const notAWizard = because(
  "CAT-SPELL-01",
  w("Seul le Magicien lance des sorts.", "Only the Wizard casts spells."),
);
const worn = because("CAT-ITEM-08", w("Cet équipement est épuisé.", "This equipment is used up."));
const notOwned = because(
  "CAT-ITEM-01",
  w("Seul le Héros qui le possède peut s’en servir.", "Only the Hero who owns it can use it."),
);
