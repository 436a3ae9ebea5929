import { because, type Reason, type RuleId, type Words, w } from "@ossuaire/kernel";
import type { Aim, Barred } from "../asked/deed.ts";
import { stateSeen } from "../bots/heroes/known.ts";
import type { ThingCard } from "../cards/thing.ts";
import { idOf } from "../deed.ts";
import type { Question } from "../questions.ts";
import { canEquip } from "../sheet/hands.ts";
import { deedsIn, errandsIn } from "../shelf.ts";
import type { SeenCharacter, View } from "../view.ts";
import { needsParts } from "../words/leaves/thing.ts";
import type { ThingSeen } from "./sheet.ts";

/** Something that can be done with an object: the options that come to it, or else why none does. */
export interface Handling {
  readonly deed: string;
  readonly name: Words;
  readonly options: readonly string[];
  readonly reason: Reason | undefined;
}

/** All that an object is there for, whether the question offers it now or not. Never more than the question offers. */
export function handlingsOf(
  view: View,
  question: Question | undefined,
  bearer: SeenCharacter,
  line: ThingSeen,
): readonly Handling[] {
  if (question?.prompt === "town" && question.about.who === bearer.id)
    return errandsWith(view, question, line);
  const isActing = question?.prompt === "act" || question?.prompt === "wait-act";
  const isOwn = isActing && question.about.who === bearer.id;
  const deeds = isActing && !isOwn ? ["receive"] : deedsWith(line);
  return deeds.flatMap((deed): readonly Handling[] => {
    const name = deedsIn(view.options).find(({ id }) => id === deed)?.name;
    if (name === undefined) return [];
    if (!isActing) return [{ deed, name, options: [], reason: notNow }];
    const options = question.options.filter((one) => "deed" in one && one.deed === deed && isWith(one, line));
    const ids = options.map(({ id }) => id);
    const reason =
      ids.length > 0 ? undefined : reasonAgainst(view, question.about.barred, bearer, line, deed);
    return [{ deed, name, options: ids, reason }];
  });
}

type TownQuestion = Extract<Question, { readonly prompt: "town" }>;

/** REG-VERDICT-81: in town nothing costs P.Action, and there is more to be done. */
function errandsWith(view: View, { options }: TownQuestion, { things }: ThingSeen): readonly Handling[] {
  return errandsIn(view.options).flatMap(({ id, name }): readonly Handling[] => {
    const found = options.filter(
      (one) => "errand" in one && one.errand === id && things.some((thing) => thing.id === one.thing),
    );
    const ids = found.map((one) => one.id);
    return ids.length === 0 ? [] : [{ deed: id, name, options: ids, reason: undefined }];
  });
}

/** What a card of this kind is there for, in the order of how soon one thinks of it. */
function deedsWith({ card, at }: ThingSeen): readonly string[] {
  const { drunk, hands, wornAs, use, lays } = card;
  const isArmour = wornAs === "armour";
  if (at === "strongbox") return [];
  return [
    ...(drunk === undefined ? [] : ["drink", "make-drink"]),
    ...(hands === undefined ? [] : ["swap"]),
    ...(isArmour && at === "bag" ? ["don"] : []),
    ...(wornAs !== undefined && !isArmour && at === "bag" ? ["change"] : []),
    ...(use === undefined ? [] : ["use"]),
    ...(lays === undefined ? [] : ["lay-trap"]),
    ...(isArmour && at === "worn" ? [] : ["give"]),
    ...(at === "worn" ? [] : ["throw"]),
  ];
}

/** REG-SWAP-01: a hand is emptied without naming what it holds. */
function isWith({ deed, thing, how }: Aim & { readonly deed: string }, { things, at }: ThingSeen): boolean {
  if (thing !== undefined) return things.some(({ id }) => id === thing);
  return deed === "swap" && how === at;
}

/** What the question itself says against it, or what keeps it from being a choice at all. */
function reasonAgainst(
  view: View,
  barred: readonly Barred[],
  bearer: SeenCharacter,
  line: ThingSeen,
  deed: string,
): Reason | undefined {
  const { card, things, at } = line;
  const targets = view.characters.map(({ id }) => id);
  const ids = things.flatMap(({ id: thing }) => [
    idOf(deed, { thing }),
    ...targets.map((target) => idOf(deed, { thing, target })),
    ...["right", "left"].map((how) => idOf(deed, { thing, how })),
    ...(deed === "swap" ? [idOf(deed, { how: at })] : []),
  ]);
  const named = barred.find((one) => one.ids.some((id) => ids.includes(id)));
  if (named !== undefined) return named.reason;
  if (isPutOn.has(deed) && !canEquip(stateSeen(view), bearer, card)) return unfit(card);
  if (deed === "throw" && card.weight > bearer.levels.force)
    return tooHeavy(card.weight, bearer.levels.force);
  const like = deed === "use" ? barred.find(({ deeds }) => deeds.includes(deed))?.reason : undefined;
  return like ?? because(missing[deed]?.rule ?? card.rule, missing[deed]?.words ?? useless);
}

const isPutOn: ReadonlySet<string> = new Set(["swap", "don", "change"]);

/** REG-VERDICT-01: what it asks of whoever equips it. */
function unfit(card: ThingCard): Reason {
  const [needs = w("", "")] = needsParts(card);
  return because("REG-VERDICT-01", w(`Cet objet ${needs.fr}.`, `This object ${needs.en}.`));
}

const tooHeavy = (weight: number, force: number): Reason =>
  because(
    "REG-THROW-02",
    w(
      `Trop lourd pour être lancé : poids ${weight}, Force ${force}.`,
      `Too heavy to be thrown: weight ${weight}, Force ${force}.`,
    ),
  );

const useless = w("Il n’y a rien à en faire maintenant.", "There is nothing to do with it now.");
const nobody = w("Personne n’est à portée de main.", "Nobody is within reach.");
const nowhere = w("Aucune case ne s’y prête.", "No square will do.");

/** What has to be there first. */
const missing: Readonly<Record<string, { readonly rule: RuleId; readonly words: Words }>> = {
  give: { rule: "REG-GIVE-03", words: nobody },
  receive: { rule: "REG-GIVE-03", words: w("Il faut être à côté.", "One has to stand beside.") },
  "make-drink": { rule: "REG-DRINK-02", words: nobody },
  throw: { rule: "REG-THROW-03", words: nowhere },
  "lay-trap": { rule: "REG-LAY-03", words: nowhere },
  swap: { rule: "REG-SWAP-01", words: useless },
  don: { rule: "REG-DON-01", words: useless },
  change: {
    rule: "REG-VERDICT-05",
    words: w("Un pareil est déjà porté.", "Another like it is worn already."),
  },
};

const notNow = because("REG-TURN-08", w("On n’agit qu’à son tour.", "One acts only in one’s turn."));
