import type { Deed, Reading, Theme } from "@ossuaire/discs";
import type { Shot as Flicked } from "@ossuaire/flick";
import { capital, say, together, type Words, w } from "@ossuaire/kernel";
import { crystals } from "../arena.ts";
import { type Ground, lineOfFire } from "../bots/ground.ts";
import { countOf } from "../bots/hits.ts";
import { thoughtOf } from "../bots/thought.ts";
import type { Conquest } from "../table.ts";
import { type Character, characters, charactersOf, enemyOf, isCharacter } from "../teams.ts";
import type { View } from "../view.ts";
import { characterNames, pieceName } from "../words/names.ts";
import { howMany } from "../words/nouns.ts";

/** What is remarkable about a flick of Conquest, the most remarkable first. */
export const conquestThemes: readonly Theme<Conquest>[] = [
  {
    id: "win",
    name: w("Le coup de grâce", "The last blow"),
    // CON-ARMOUR-03: who still has armour may live on.
    deedIn: ({ active, armour }) =>
      armour[enemyOf(active.team)].length > 0 ? undefined : (_, { killed }) => killed,
    aim: (view, _, whom) =>
      say`${w("Gagnez le duel : il reste", "Win the duel:")} ${left(view)}${w(". Touchez", " left. Hit")} ${named(whom)}.`,
  },
  {
    id: "two",
    name: w("D’une pierre deux coups", "Two at once"),
    deedIn: () => both,
    aim: (_, disc, whom) =>
      say`${w("Touchez", "Hit")} ${named(whom)} ${w("d’une seule pichenette avec", "with one flick of")} ${pieceName(disc)}.`,
  },
  {
    id: "ricochet",
    name: w("Le ricochet", "The ricochet"),
    deedIn: (view, { disc }) => offAnother(disc, charactersOf[enemyOf(view.active.team)]),
    aim: (_, disc, whom) =>
      say`${w("Touchez", "Hit")} ${named(whom)} ${w("par ricochet :", "off another disc:")} ${pieceName(disc)} ${w("doit d’abord toucher un cristal ou l’un de vos pions.", "has to touch a crystal or a disc of yours first.")}`,
  },
  {
    id: "hide",
    name: w("Frapper et disparaître", "Hit and hide"),
    deedIn: (view, reading) => hiding(view, reading),
    aim: (_, disc, whom) =>
      say`${w("Touchez", "Hit")} ${named(whom)}${w(", puis restez à l’abri : aucun ennemi ne doit avoir la voie libre vers", ", then be out of reach: no enemy may have a free way to")} ${pieceName(disc)}.`,
  },
  {
    id: "rescue",
    name: w("Le sauvetage", "The rescue"),
    deedIn: (view, reading) => rescuing(view, reading),
    aim: (_, disc) =>
      say`${capital(pieceName(disc))} ${w("sauve les siens : après ce déplacement, plus aucun ennemi ne doit avoir la voie libre vers l’un d’eux.", "comes to the rescue: after this move no enemy may have a free way to either of the two.")}`,
  },
];

function named(whom: readonly string[]): Words {
  return together(whom.map((id) => (isCharacter(id) ? characterNames[id] : pieceName(id))));
}

function left({ pools, active }: View): Words {
  return howMany(pools[enemyOf(active.team)], "healthToken");
}

const both: Deed = (_, { hurt }) => (countOf(hurt) > 1 ? hurt : 0);

/** Enemies whom the disc meets after it has met something that is no enemy; CON-WALL-04: and no wall. */
function offAnother(disc: string, enemies: readonly Character[]): Deed {
  const isEnemy = (id: string) => enemies.some((enemy) => enemy === id);
  return (shot, { hurt }) => {
    if (hurt === 0) return 0;
    let straight = 0;
    for (let n = 0; n < shot.length; n++) {
      if (shot.kind(n) !== "contact" || shot.first(n) !== disc) continue;
      const met = shot.second(n);
      if (!isEnemy(met)) return hurt & ~straight;
      for (let i = 0; i < enemies.length; i++) if (enemies[i] === met) straight |= 1 << i;
    }
    return 0;
  };
}

/** A character hits somebody itself, and lies where nobody can shoot at it straight. */
function hiding(view: View, { disc, pieces }: Reading): Deed | undefined {
  const own = view.active.character;
  if (disc !== own || !isSeen(groundOf(view), pieces, [own])) return undefined;
  return (shot, { hurt, out }) => (hurt === 0 || out || isSeen(shot, pieces, [own]) ? 0 : hurt);
}

/** A move after which none of the own team can be shot at straight; both could be before. */
function rescuing(view: View, { disc, pieces }: Reading): Deed | undefined {
  const { team, character } = view.active;
  if (disc !== character || pieces.length === 0 || thoughtOf(view).shot.damage > 0) return undefined;
  const ground = groundOf(view);
  if (!charactersOf[team].every((one) => isSeen(ground, pieces, [one]))) return undefined;
  const all = 2 ** pieces.length - 1;
  return (shot, { out }) => (out || !isAllThere(shot) || isSeen(shot, pieces, charactersOf[team]) ? 0 : all);
}

/** CON-MAT-01: whoever has left comes back elsewhere. */
function isAllThere(shot: Flicked): boolean {
  return characters.every((one) => shot.isOnBoard(one));
}

function isSeen(ground: Ground, from: readonly string[], whom: readonly string[]): boolean {
  for (const one of from)
    for (const other of whom) if (lineOfFire(ground, one, other, everything) > 0) return true;
  return false;
}

function groundOf({ discs }: View): Ground {
  const at = new Map(discs.map((disc) => [disc.id, disc]));
  return { x: (id) => at.get(id)?.x ?? 0, y: (id) => at.get(id)?.y ?? 0 };
}

const everything: readonly string[] = [...characters, ...crystals];
