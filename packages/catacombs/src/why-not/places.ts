import { because, de, type Reason, say, w } from "@ossuaire/kernel";
import type { HeroId } from "../options.ts";
import type { Question, QuestionOf } from "../questions.ts";
import type { View } from "../view.ts";
import { heroName, nameIn } from "../words/names.ts";

type Placing = Extract<Question, { readonly kind: "place" }>;

/** A disc was put outside the zone or the ring in which it belongs. */
export function notThere(view: View, decision: Placing): Reason {
  const swapped = view.fight?.kind === "camp";
  switch (decision.prompt) {
    case "place-heroes":
      return swapped ? heroesSwapped : heroes;
    case "place-returned":
    case "place-monsters":
      return swapped ? monstersSwapped : monsters;
    case "place-wanderer":
      return because("CAT-AWAND-02", (swapped ? monstersSwapped : monsters).words);
    case "place-shot":
      return shot(view, decision);
    case "place-familiar":
      return because("CAT-RULING-64", ring(whose(decision.about.owner)));
    case "place-ally":
      return because("CAT-ALLY-09", ring(w("de qui l’appelle", "whoever calls it")));
    case "place-shield":
      return because("CAT-GAP-11", ring(w("de qui lance le sort", "whoever casts the spell")));
    case "place-summoned":
      return because(decision.rule, ring(w("de son Seigneur", "its Lord")));
    case "place-arrivals":
      return because(decision.rule, arrivals);
    case "put-down":
      return because(decision.rule, ring(w("du Héros qu’il quitte", "the Hero whom it leaves")));
    case "place-wall":
      return because(
        "SOL-VOLCANO-04",
        w("Le mur se pose dans la salle.", "The wall is laid inside the room."),
      );
    case "teleport":
      return because(
        "CAT-GAP-01",
        w("Le Héros reste hors de la zone des monstres.", "The Hero stays outside the Monster zone."),
      );
  }
}

const heroes = because(
  "CAT-PHASE-11",
  w("Un Héros se place tout entier dans la zone des Héros.", "A Hero is placed wholly inside the Hero zone."),
);
const monsters = because(
  "CAT-PHASE-13",
  w(
    "Un monstre se place tout entier dans la zone des monstres.",
    "A monster is placed wholly inside the Monster zone.",
  ),
);
const heroesSwapped = because(
  "CAT-VCAMP-11",
  w(
    "Au camp, les zones sont échangées : les Héros vont dans celle des monstres.",
    "In camp the zones are swapped: the Heroes go into that of the monsters.",
  ),
);
const monstersSwapped = because(
  "CAT-VCAMP-11",
  w(
    "Au camp, les zones sont échangées : les monstres vont dans celle des Héros.",
    "In camp the zones are swapped: the monsters go into that of the Heroes.",
  ),
);

/** VER-SUMMON-04, VER-VERDICT-17: in a camp fight this is the other end of the board. */
const arrivals = w(
  "Un nouveau venu se place tout entier dans la zone où les Héros ont commencé.",
  "A newcomer is placed wholly inside the zone in which the Heroes started.",
);

/** CAT-ATK-08, 13: beside whoever shoots, or beside the Familiar. */
function shot(view: View, { about: { from, attack } }: QuestionOf<"place-shot">): Reason {
  const card = view.fight?.pieces.find(({ id }) => id === from)?.card ?? from;
  const { fr, en } = nameIn(view, { id: from, card });
  return because(attack === "fireball" ? "CAT-ATK-13" : "CAT-ATK-08", ring(w(de(fr), en)));
}

function whose(owner: HeroId): Reason["words"] {
  const { fr, en } = heroName(owner);
  return w(de(fr), en);
}

function ring(whom: Reason["words"]): Reason["words"] {
  return say`${w("Le pion se pose à 2,5 cm au plus", "The disc is put within 2.5 cm of")} ${whom}.`;
}
