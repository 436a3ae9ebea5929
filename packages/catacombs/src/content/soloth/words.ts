import { de, type Label, listed, type Option, say, type Words, w } from "@ossuaire/kernel";
import type { Event } from "../../events.ts";
import type { Question, Recruit, Standing } from "../../questions.ts";
import type { Here } from "../../state.ts";
import { actionName, cardNames, heroName, nameIn, pieceName } from "../../words/names.ts";
import type { SolothFacts } from "./events.ts";
import type { SolothQuestion } from "./questions.ts";

/** What a player is asked by the cards of this box. */
export const solothPrompts: Readonly<Record<SolothQuestion["prompt"], Words>> = {
  evade: w("Évasion : une pichenette de plus, pour s’échapper ?", "Evasion: one more flick, to get away?"),
  decay: w("Touché de décrépitude : qui se régénère ?", "Touch of Decay: who regenerates?"),
  court: w(
    "La Reine tient sa cour : que fait-elle d’abord ?",
    "The Queen holds court: what does she do first?",
  ),
  drive: w("Quel Orc frappe aussitôt ?", "Which Orc strikes at once?"),
  slave: w("Quel monstre devient esclave ?", "Which monster becomes a slave?"),
  "slave-acts": w("L’esclave agit aussitôt : comment ?", "The slave acts at once: how?"),
  shape: w("Quelle forme prend le Métamorphe ?", "Which shape does the Shapeshifter take?"),
  "spike-lost": w("Quelle Pique de glace disparaît ?", "Which Ice Spike goes?"),
  "place-wall": w("Placez le mur de feu.", "Place the fire wall."),
  "take-stored": w(
    "La réserve ne suffit pas : combien de pions prendre au Chasseur de sorcières ?",
    "The reserve is too small: how many discs to take from the Witch Hunter?",
  ),
  "freeze-whom": w("Quel monstre est gelé ?", "Which monster is frozen?"),
  "push-whom": w("Quel pion pousser ?", "Which disc is pushed?"),
  "sprinkle-whom": w("Quel mort-vivant asperger ?", "Which Undead is sprinkled?"),
  "wake-whom": w("Quel Héros réveiller ?", "Which Hero is woken?"),
  feather: w("La Plume de phénix : qui revient à la vie ?", "The Phoenix Feather: who comes back to life?"),
  "use-item": w("L’utiliser maintenant ?", "Use it now?"),
  activate: w("Quel artefact activer ?", "Which artefact is activated?"),
  "artefact-cost": w("Quel monstre paie la prochaine icône ?", "Which monster pays for the next icon?"),
};

export function isSoloth(question: Question): question is SolothQuestion {
  return Object.hasOwn(solothPrompts, question.prompt);
}

/** What can be answered. */
export function solothLabels(question: SolothQuestion, here: Here): readonly Label[] {
  switch (question.prompt) {
    case "evade":
      return label(question.options, ({ id }) => (id === "no" ? no : w("s’échapper", "get away")));
    case "decay":
    case "drive":
    case "slave":
    case "feather":
      return label<Standing | Option<"no">>(question.options, (option) => someone(option, here));
    case "court":
      return label<Standing | Option<"no">>(question.options, (option) =>
        option.id === "wight" ? w("appeler une Chose", "call a Wight") : someone(option, here),
      );
    case "slave-acts":
      return label(question.options, (option) =>
        "kind" in option ? actionName(option.action, option.card) : no,
      );
    case "shape":
      return label(question.options, (option) =>
        "card" in option
          ? say`${cardNames.monster(option.card)}${w(" : ", ": ")}${actionName(option.action, option.card)}`
          : no,
      );
    case "spike-lost":
      return label(question.options, (one) =>
        one.id === "stock" ? w("une Pique en réserve", "an Ice Spike in stock") : nameIn(here, one),
      );
    case "freeze-whom":
    case "push-whom":
    case "sprinkle-whom":
    case "wake-whom":
      return label(question.options, (one) => nameIn(here, one));
    case "use-item":
      return label(question.options, ({ id }) => (id === "no" ? no : cardNames.item(question.about.item)));
    case "activate":
      return label(question.options, ({ id }) => (id === "no" ? no : cardNames.item(id)));
    case "artefact-cost":
      return label<Recruit | Option<"trophy-hook" | "five-vermin">>(question.options, (option) => {
        if ("card" in option) return cardNames.monster(option.card);
        return option.id === "five-vermin" ? w("cinq Vermines", "five Vermin") : cardNames.item(option.id);
      });
    case "place-wall":
    case "take-stored":
      return [];
  }
}

const no = w("non", "no");

function label<One extends Option>(options: readonly One[], words: (option: One) => Words): readonly Label[] {
  return options.map((option) => ({ id: option.id, words: words(option) }));
}

function someone(option: Standing | Option<"no">, here: Here): Words {
  return "card" in option ? nameIn(here, option) : no;
}

export type SolothFate = keyof Fates;

type Fates = {
  readonly [Type in
    | "frozen"
    | "thawed"
    | "shattered"
    | "returns"
    | "enslaved"
    | "beast"
    | "own-form"
    | "shape"
    | "places-changed"]: (event: Event<Type>) => Words;
};

/** What can befall somebody, as a verb that goes with any name. */
export const solothFates: Fates = {
  frozen: () => w("gèle sous la Pique de glace", "is frozen by the Ice Spike"),
  thawed: () => w("sort de la glace", "is freed from the ice"),
  shattered: () => w("se brise dans la glace", "breaks in the ice"),
  returns: () => w("renaît", "comes back to life"),
  enslaved: ({ by, byCard }) => {
    const { fr, en } = pieceName(by, byCard);
    return w(`devient l’esclave ${de(fr)} pour une action`, `is the slave of ${en} for one action`);
  },
  beast: () => w("prend sa forme animale", "takes her beast form"),
  "own-form": () => w("reprend sa forme", "is herself again"),
  shape: ({ as }) => {
    const { fr, en } = pieceName(as, as);
    return w(`prend la forme ${de(fr)}`, `takes the shape of ${en}`);
  },
  "places-changed": ({ with: other, withCard }) =>
    say`${w("change de place avec", "changes places with")} ${pieceName(other, withCard)}`,
};

type Lines = { readonly [Type in Exclude<keyof SolothFacts, keyof Fates>]: (event: Event<Type>) => Words };

/** What else happens, as a line of the log. */
export const solothLines: Lines = {
  "card-harm": ({ piece, card, by, byCard }) =>
    say`${pieceName(by, byCard)} ${w("blesse sans attaque", "deals damage without an attack to")} ${pieceName(piece, card)}`,
  "spike-spent": () => w("la Pique de glace est perdue", "the Ice Spike is lost"),
  corroded: ({ hero, item, cards }) =>
    say`${heroName(hero)} ${w("perd", "loses")} ${cardNames.item(item)} ${w("pour de bon", "for good")} ${w(`(corrosion, une carte sur ${cards})`, `(corrosion, one card of ${cards})`)}`,
  "corrosion-spared": ({ hero, cards }) =>
    say`${heroName(hero)} ${w(`échappe à la corrosion (une carte sur ${cards})`, `escapes corrosion (one card of ${cards})`)}`,
  "corrosion-idle": ({ hero }) =>
    say`${heroName(hero)} ${w("n’a rien que la corrosion puisse ronger", "has nothing for corrosion to eat")}`,
  activated: ({ hero, item, cards }) =>
    say`${heroName(hero)} ${w("active", "activates")} ${cardNames.item(item)}${w(" : ", ": ")}${cards.length === 0 ? w("sans monstre", "without a monster") : listed(cards.map(cardNames.monster))}`,
  "stored-taken": ({ hero, cards }) =>
    say`${w("le Maître se sert chez", "the Overseer takes from")} ${heroName(hero)}${w(" : ", ": ")}${listed(cards.map(cardNames.monster))}`,
};
