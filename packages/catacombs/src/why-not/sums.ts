import { because, capital, counted, noun, type Reason, say, w } from "@ossuaire/kernel";
import { heroCard } from "../content/box.ts";
import type { Question } from "../questions.ts";
import { heroOf } from "../state.ts";
import type { View } from "../view.ts";
import { heroName } from "../words/names.ts";
import { goldWords, lifeWords } from "../words/nouns.ts";
import { notOnRoomCard } from "./boxes.ts";

type Asked<Kind extends Question["kind"]> = Extract<Question, { readonly kind: Kind }>;

const monster = noun(w("monstre", "monster"));
const spell = noun(w("sort", "spell"));
const hero = noun(w("Héros", "Hero"), w("Héros", "Heroes"));

/** Too few of them, too many, or one that is not there. */
export function notThese(asked: Asked<"pick">, picked: readonly string[]): Reason | undefined {
  const isUnknown = picked.some((id) => !asked.options.some((option) => option.id === id));
  if (isUnknown && asked.prompt === "variants") return notOnRoomCard;
  return notSoMany(asked, picked.length);
}

function notSoMany({ prompt, rule, min, max }: Asked<"pick">, count: number): Reason | undefined {
  if (count >= min && count <= max) return undefined;
  switch (prompt) {
    case "half":
      return because(
        "CAT-VMAZE-14",
        say`${choose} ${counted(min, monster)}, ${w("la moitié.", "half of them.")}`,
      );
    case "which-monsters":
      return because(
        "CAT-RULING-62",
        say`${choose} ${counted(min, monster)}${w(" : la réserve n’en a pas plus.", ": the reserve has no more.")}`,
      );
    case "ambush":
      return because(
        "CAT-RULING-76",
        say`${w("Il faut au moins un monstre, et", "There must be at least one monster, and")} ${counted(max, monster)} ${w("au plus.", "at most.")}`,
      );
    case "camp-spells":
      return because("CAT-VCAMP-06", say`${capital(counted(max, spell))} ${w("au plus.", "at most.")}`);
    case "pay-order":
      return because(
        "CAT-RULING-53",
        say`${w("Il faut nommer", "Name")} ${counted(min, hero)}, ${w("chacun une fois.", "each of them once.")}`,
      );
    default:
      return because(
        rule,
        say`${choose} ${w(`un nombre entre ${min} et ${max}.`, `a number between ${min} and ${max}.`)}`,
      );
  }
}

const choose = w("Il faut choisir", "Choose");

/** Less than nothing, or more than there is. */
export function notSoMuch(view: View, question: Asked<"amount">, amount: number): Reason | undefined {
  if (amount >= question.min && amount <= question.max) return undefined;
  if (question.prompt === "camp-life") {
    const { hero: id, points } = question.about;
    const missing = heroCard(id).life - heroOf(view, id).life;
    return missing < points
      ? because(
          "CAT-VCAMP-07",
          say`${capital(heroName(id))} ${w("n’a perdu que", "has lost only")} ${lifeWords(missing)}.`,
        )
      : because(
          "CAT-VCAMP-06",
          say`${w("La case donne", "The space gives")} ${lifeWords(points)} ${w("au plus.", "at most.")}`,
        );
  }
  if (question.prompt !== "pay") return undefined;
  const { payer, left } = question.about;
  const { gold } = heroOf(view, payer);
  return gold < left
    ? because(
        "CAT-RULING-57",
        say`${capital(heroName(payer))} ${w("n’a que", "has only")} ${goldWords(gold)}.`,
      )
    : because(
        "CAT-RULING-57",
        say`${w("Il ne manque plus que", "All that is missing is")} ${goldWords(left)}.`,
      );
}
