import { because, capital, type Reason, say, type Viewer, w } from "@ossuaire/kernel";
import { heroCard, roomOf } from "../content/box.ts";
import type { Question } from "../questions.ts";
import { neighbourOf } from "../rules/maze.ts";
import { heroIds, heroOf, isAlive } from "../state.ts";
import type { View } from "../view.ts";
import { heroName } from "../words/names.ts";
import { notInBoxes } from "./boxes.ts";
import { notThisDeal } from "./deals.ts";
import { notThisDeed } from "./deeds.ts";

/** Something was chosen that is not offered; or something that is no flick, no spot, no number where one is asked for. */
export function notOffered(
  view: View,
  viewer: Viewer,
  decision: Question,
  option: string,
): Reason | undefined {
  if (decision.kind === "flick" || decision.prompt === "place-shot") return begun;
  switch (decision.prompt) {
    case "hero-acts":
    case "monster-acts":
      return notThisDeed(view, viewer, option);
    case "buy":
    case "heal":
    case "altar":
      return notThisDeal(view, option);
    case "explore":
      return notExplored(view, option);
    case "way":
      return notThatWay(view, option);
    case "choose-room":
      return because(
        "CAT-VBRANCH-10",
        w(
          "Seules les salles retournées peuvent être choisies.",
          "Only the rooms that are turned up can be chosen.",
        ),
      );
    case "heal-whom":
    case "teleport-whom":
      return notThisHero(view, option, decision.prompt);
    default:
      return notInBoxes(view, decision, option);
  }
}

/** CAT-RULING-41: one may stop after any flick, and so not before the first. */
const begun = because(
  "CAT-RULING-41",
  w(
    "L’action est commencée : on ne peut s’arrêter qu’après une pichenette.",
    "The action has begun: you may stop only after a flick.",
  ),
);

function notExplored({ heroes, options, here, roles }: View, option: string): Reason | undefined {
  if (option === "explore")
    return because(
      "CAT-OBJ-05",
      w(
        "C’est le Maître des catacombes qui mène d’une salle à l’autre.",
        "The Overseer leads from one room to the next.",
      ),
    );
  if (Object.keys(roles).includes(option))
    return because(
      "CAT-VFAIR-06",
      options.exchange && here < 0
        ? w(
            "On ne change de Maître des catacombes qu’entre deux salles.",
            "The Overseer’s seat changes hands only between two rooms.",
          )
        : w(
            "Cette partie se joue sans changement de Maître des catacombes.",
            "In this game the Overseer’s seat does not change hands.",
          ),
    );
  const reader = heroIds({ heroes }).find((hero) => option === `${hero}:map`);
  if (reader === undefined) return undefined;
  return isAlive({ heroes }, reader)
    ? because("CAT-ITEM-01", say`${capital(heroName(reader))} ${w("n’a pas de Carte.", "has no Map.")}`)
    : because(
        "CAT-RULING-90",
        say`${w("L’équipement d’un mort ne sert à rien.", "The equipment of the dead has no effect.")}`,
      );
}

/** CAT-VEXIT-02, CAT-VMAZE-09, 12: no exit, nothing behind it, or one that was tried already. */
function notThatWay({ rooms, here }: View, option: string): Reason | undefined {
  const room = rooms[here];
  const way = (["N", "E", "S", "W"] as const).find((one) => one === option);
  if (room?.card === undefined || way === undefined) return undefined;
  if (!roomOf(room.card).exits.includes(way))
    return because(
      "CAT-VEXIT-02",
      w("Cette salle n’a pas de sortie de ce côté.", "This room has no exit on that side."),
    );
  return neighbourOf(rooms, room, way) === undefined
    ? because("CAT-VMAZE-09", w("Il n’y a pas de salle de ce côté.", "There is no room on that side."))
    : because(
        "CAT-VMAZE-12",
        w(
          "Ce passage ne mène nulle part : essayez un autre côté.",
          "That way leads nowhere: try another side.",
        ),
      );
}

function notThisHero(view: View, option: string, prompt: "heal-whom" | "teleport-whom"): Reason | undefined {
  const hero = heroIds(view).find((one) => one === option);
  if (hero === undefined)
    return because("CAT-SPELL-02", w("Ce sort ne vaut que pour un Héros.", "This spell is for a Hero only."));
  if (!isAlive(view, hero))
    return because(
      "CAT-DEATH-02",
      say`${capital(heroName(hero))} ${w("n’est plus de ce monde.", "is dead.")}`,
    );
  const isWhole = prompt === "heal-whom" && heroOf(view, hero).life === heroCard(hero).life;
  return isWhole
    ? because(
        "CAT-DEATH-06",
        say`${capital(heroName(hero))} ${w("a tous ses points de vie.", "is not hurt.")}`,
      )
    : undefined;
}
