import { because, capital, type Reason, say, w } from "@ossuaire/kernel";
import { allArtefacts, traitsOf } from "../content/box.ts";
import type { Question } from "../questions.ts";
import { type Character, charactersOf, heroOf, isCharacter, isFrozen } from "../state.ts";
import type { View } from "../view.ts";
import { nameIn } from "../words/names.ts";

/** What the questions of the expansions do not offer. */
export function notInBoxes(view: View, { prompt }: Question, option: string): Reason | undefined {
  switch (prompt) {
    case "freeze-whom":
      return notFreezable(view, option);
    case "activate":
      return notActivated(view, option);
    case "artefact-cost":
      return because(
        "SOL-HUNTER-05",
        w(
          "Ce monstre ne paie pas cette icône, ou il n’en resterait pas assez pour les autres.",
          "This monster does not pay for this icon, or too few would be left for the others.",
        ),
      );
    default:
      return undefined;
  }
}

function notFreezable(view: View, option: string): Reason | undefined {
  const piece = view.fight?.pieces.find(({ id }) => id === option);
  if (piece === undefined) return undefined;
  if (!isCharacter(piece) || piece.kind !== "monster") return onlyMonsters;
  // SOL-FREEZE-17: a card says of itself that it cannot be frozen.
  const immune = traitsOf(view, piece).find(({ isFreezable }) => isFreezable === false);
  if (immune !== undefined)
    return because(
      "SOL-FREEZE-17",
      say`${capital(nameIn(view, piece))} ${w("ne gèle pas", "does not freeze")}${w(" : ", ": ")}${immune.name}.`,
    );
  return isFrozen(view, piece) ? twice : notHit;
}

const onlyMonsters = because(
  "SOL-FREEZE-15",
  w("Seul un monstre peut être gelé.", "Only a monster can be frozen."),
);
const twice = because("SOL-RULING-26", w("Il est déjà gelé.", "It is frozen already."));
const notHit = because(
  "SOL-SPIKE-03",
  w("La Pique de glace ne l’a pas touché.", "The Ice Spike has not hit it."),
);

function notActivated(view: View, option: string): Reason | undefined {
  const artefact = allArtefacts(view.options).find(({ id }) => id === option);
  const owner = artefact?.heroes?.find((hero) => view.heroes[hero] !== undefined);
  if (owner === undefined) return undefined;
  return heroOf(view, owner).artefacts?.includes(option) ? active : tooFewKills;
}

const active = because(
  "SOL-RULING-64",
  w("Cet artefact est actif, et le reste.", "This artefact is active, and stays so."),
);
const tooFewKills = because(
  "SOL-HUNTER-03",
  w(
    "Les monstres de son plateau ne paient pas cet artefact.",
    "The monsters on his board do not pay for this artefact.",
  ),
);

/** VER-SUMMON-05, VER-RULING-76: who has to act before the Overseer can do nothing more. */
export function onDuty(view: View, pieces = charactersOf(view, "overseer")): Reason | undefined {
  for (const piece of pieces.filter(({ done }) => !done)) {
    const must = traitsOf(view, piece).find(({ mustAct }) => mustAct?.(view, piece));
    if (must !== undefined) return because(must.rule, hasToAct(view, piece));
  }
  return undefined;
}

function hasToAct(view: View, piece: Character) {
  return say`${capital(nameIn(view, piece))} ${w("doit d’abord agir.", "has to act first.")}`;
}

/** VER-VARIANT-04: what may be picked is printed on the Room card. */
export const notOnRoomCard = because(
  "VER-VARIANT-04",
  w(
    "Une variante ne vient qu’au lieu d’un monstre de la carte Salle.",
    "A variant comes only instead of a monster on the Room card.",
  ),
);
