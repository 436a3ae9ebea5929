import { because, capital, de, type Reason, say, type Viewer, w } from "@ossuaire/kernel";
import { obstaclesOn } from "../arena.ts";
import type { Question } from "../questions.ts";
import { acted, stunned } from "../rules/deeds.ts";
import { seatOfPiece } from "../rules/roles.ts";
import { type Character, fightOf, isCharacter, isFrozen, isStunned, type Piece, sideOf } from "../state.ts";
import type { View } from "../view.ts";
import { nameIn } from "../words/names.ts";

/** A disc is pulled that is not to be flicked now. */
export function notThisDisc(
  view: View,
  viewer: Viewer,
  decision: Question | undefined,
  id: string,
): Reason | undefined {
  if (view.fight === undefined) return undefined;
  if (obstaclesOn(view.fight.board).some((obstacle) => obstacle.id === id)) return obstacle;
  const piece = view.fight.pieces.find((one) => one.id === id);
  if (piece === undefined) return undefined;
  if (!isCharacter(piece)) return lifeless(piece);
  return (
    notTheirs(view, viewer, piece) ??
    inTheMiddle(view, decision, piece) ??
    whyIdle(view, viewer, piece) ??
    (decision && first(decision, piece))
  );
}

/** CAT-LIMIT-05. */
const obstacle = because(
  "CAT-LIMIT-05",
  w("Un obstacle reste à sa place.", "An obstacle stays where it is."),
);

/** CAT-ABIL-12, CAT-GAP-11: what lies there and acts for nobody. */
function lifeless({ kind }: Piece): Reason | undefined {
  if (kind === "wall")
    return because("CAT-ABIL-12", w("Un mur de feu n’agit plus.", "A fire wall no longer acts."));
  if (kind === "shield")
    return because("CAT-GAP-11", w("Le Bouclier n’est pas un combattant.", "The Shield is no fighter."));
  return undefined;
}

/** Why this character does not act now. */
export function whyIdle(view: View, viewer: Viewer, piece: Character): Reason | undefined {
  const against = notTheirs(view, viewer, piece);
  if (against !== undefined) return against;
  if (isStunned(piece)) return stunned(view, piece);
  if (isFrozen(view, piece)) return frozen(view, piece);
  return piece.done ? acted(view, piece) : undefined;
}

/** SOL-FREEZE-01. */
function frozen(view: View, piece: Character): Reason {
  return because(
    "SOL-FREEZE-01",
    say`${capital(nameIn(view, piece))} ${w("ne peut rien faire sous la glace.", "can do nothing under the ice.")}`,
  );
}

/** It is the turn of the other side, or the piece is somebody else's. */
export function notTheirs(view: View, viewer: Viewer, piece: Character): Reason | undefined {
  const side = sideOf(piece);
  const name = capital(nameIn(view, piece));
  if (view.phase === "heroes" && side === "overseer")
    return because(
      "CAT-ROUND-13",
      say`${name} ${w("n’agit qu’au tour du Maître des catacombes.", "acts in the Overseer’s turn only.")}`,
    );
  if (view.phase === "overseer" && side === "heroes")
    return because(
      "CAT-ROUND-07",
      say`${name} ${w("n’agit qu’au tour des Héros.", "acts in the Heroes’ turn only.")}`,
    );
  if (seatOfPiece(view, piece) !== viewer)
    return because(
      "CAT-ATK-04",
      w("Chacun ne lance que ses propres pions.", "Each player flicks only their own discs."),
    );
  return undefined;
}

/** Another action is on, or one with a disc of its own. */
function inTheMiddle(view: View, decision: Question | undefined, piece: Character): Reason | undefined {
  if (decision?.kind !== "flick" && decision?.prompt !== "place-shot" && decision?.prompt !== "go-on")
    return undefined;
  const { piece: actor, attack } = decision.about;
  if (actor !== piece.id) {
    const card = fightOf(view).pieces.find(({ id }) => id === actor)?.card ?? actor;
    const { fr, en } = nameIn(view, { id: actor, card });
    return because(
      "CAT-RULING-45",
      w(`Une action est déjà en cours : celle ${de(fr)}.`, `Another action is under way: ${en}’s.`),
    );
  }
  if (attack !== "missile" && attack !== "fireball") return undefined;
  const name = nameIn(view, shotIn(view, decision) ?? { id: attack, card: attack });
  return because(
    ownDisc[attack],
    w(`C’est ${name.fr} que l’on lance, pas le tireur.`, `${capital(name).en} is flicked, not the shooter.`),
  );
}

/** What is put down or flicked now, a Missile or something else that flies like one. */
function shotIn(view: View, decision: Question): Pick<Piece, "id" | "card"> | undefined {
  if (decision.prompt === "place-shot")
    return decision.pieces.map(({ piece: id, card }) => ({ id, card })).at(0);
  const [flicked] = decision.kind === "flick" ? decision.pieces : [];
  return fightOf(view).pieces.find(({ id }) => id === flicked);
}

/** CAT-ROUND-09, CAT-MON-06: a flick is part of an action, and that is chosen first. */
function first({ prompt }: Question, piece: Character): Reason | undefined {
  if (prompt !== "hero-acts" && prompt !== "monster-acts") return undefined;
  return because(
    sideOf(piece) === "heroes" ? "CAT-ROUND-09" : "CAT-MON-06",
    w("Choisissez d’abord son action.", "Choose its action first."),
  );
}

const ownDisc = { missile: "CAT-ATK-09", fireball: "CAT-ATK-13" } as const;
