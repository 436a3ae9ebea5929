import type { Deed, Reading, Theme } from "@ossuaire/discs";
import { capital, say, together, type Words, w } from "@ossuaire/kernel";
import { trained } from "@ossuaire/marksman";
import { obstaclesOn } from "../arena.ts";
import { knownTo } from "../bots/known.ts";
import { chancesOf } from "../bots/standing.ts";
import { type Character, canAct, charactersOf, lifeOf, type State } from "../state.ts";
import type { Catacombs } from "../table.ts";
import type { View } from "../view.ts";
import { nameIn } from "../words/names.ts";

/** What is remarkable about a flick of Catacombs, the most remarkable first. */
export const catacombsThemes: readonly Theme<Catacombs>[] = [
  {
    id: "lord",
    name: w("Le dernier point du Seigneur", "The Lord’s last point"),
    deedIn: (view, reading) => killing(bitsIn(view, reading, ({ kind }) => kind === "lord")),
    aim: (view, disc, whom) =>
      say`${w("Prenez son dernier point de vie au Seigneur : abattez", "Take the Lord’s last life point: slay")} ${named(view, whom)} ${by(view, disc)}.`,
  },
  {
    id: "three",
    name: w("Trois d’un coup", "Three at once"),
    deedIn: (_, reading) => hitting(reading, 3),
    aim: (view, disc, whom) =>
      say`${w("Touchez", "Hit")} ${named(view, whom)} ${w("d’une seule pichenette, avec", "with one flick of")} ${named(view, [disc])}.`,
  },
  {
    id: "slain",
    name: w("Deux morts", "Two dead"),
    deedIn: (_, reading) => slaying(reading),
    aim: (view, disc, whom) =>
      say`${w("Tuez", "Kill")} ${named(view, whom)} ${w("d’une seule pichenette, avec", "with one flick of")} ${named(view, [disc])}.`,
  },
  {
    id: "rescue",
    name: w("Le sauvetage", "The rescue"),
    deedIn: (view, reading) => rescuing(knownTo(view), reading),
    aim: (view, disc, whom) =>
      say`${endangered(view)} ${w("n’a plus qu’un point de vie. Tuez à temps", "has one life point left. Kill in time")} ${named(view, whom)} ${by(view, disc)}.`,
  },
  {
    id: "bank",
    name: w("Par la bande", "Off the rock"),
    deedIn: (view, reading) => banked(view, reading),
    aim: (view, disc, whom) =>
      say`${w("Tuez", "Kill")} ${named(view, whom)} ${w("par la bande :", "off an obstacle:")} ${named(view, [disc])} ${w("touche d’abord un obstacle.", "touches one first.")}`,
  },
  {
    id: "fallen",
    name: w("Un Héros tombe", "A Hero falls"),
    deedIn: (view, reading) => killing(bitsIn(view, reading, ({ kind }) => kind === "hero")),
    aim: (view, disc, whom) =>
      say`${w("Pour le Maître des catacombes : tuez", "For the Overseer: kill")} ${named(view, whom)} ${by(view, disc)}.`,
  },
  {
    id: "last",
    name: w("La salle vidée", "The room cleared"),
    deedIn: (view, reading) => clearing(knownTo(view), reading),
    aim: (view, disc, whom) =>
      say`${w("Videz la salle : tuez", "Clear the room: kill")} ${named(view, whom)} ${by(view, disc)}.`,
  },
  {
    id: "two",
    name: w("D’une pierre deux coups", "Two at once"),
    deedIn: (_, reading) => hitting(reading, 2),
    aim: (view, disc, whom) =>
      say`${w("Touchez", "Hit")} ${named(view, whom)} ${w("d’une seule pichenette, avec", "with one flick of")} ${named(view, [disc])}.`,
  },
];

function named(view: View, whom: readonly string[]): Words {
  const pieces = view.fight?.pieces ?? [];
  return together(
    whom.flatMap((id) => pieces.filter((piece) => piece.id === id).map((one) => nameIn(view, one))),
  );
}

/** “avec le Missile”: what is flicked. */
function by(view: View, disc: string): Words {
  return say`${w("avec", "with")} ${named(view, [disc])}`;
}

/** Those of the reading's pieces that are so, as bits. */
function bitsIn(view: View, { pieces }: Reading, is: (piece: Character) => boolean): number {
  const state = knownTo(view);
  const all = [...charactersOf(state, "heroes"), ...charactersOf(state, "overseer")].filter(is);
  let bits = 0;
  for (const [n, id] of pieces.entries()) if (all.some((piece) => piece.id === id)) bits |= 1 << n;
  return bits & firstsOf(pieces);
}

function killing(whom: number): Deed | undefined {
  return whom === 0 ? undefined : (_, { killed }) => killed & whom;
}

/** So many at least; who is struck and burnt as well counts once. */
function hitting({ pieces }: Reading, least: 2 | 3): Deed {
  const once = firstsOf(pieces);
  return (_, effect) => {
    const hurt = effect.hurt & once;
    const rest = hurt & (hurt - 1);
    return isSeveral(hurt) && (least === 2 || isSeveral(rest)) ? hurt : 0;
  };
}

function slaying({ pieces }: Reading): Deed {
  const once = firstsOf(pieces);
  return (_, { killed }) => (isSeveral(killed & once) ? killed & once : 0);
}

/** CAT-ABIL-08: where fire burns, a reading names a Hero twice. */
function firstsOf(pieces: readonly string[]): number {
  let bits = 0;
  for (const [n, id] of pieces.entries()) if (pieces.indexOf(id) === n) bits |= 1 << n;
  return bits;
}

/** Of two bits or more something is left when the lowest is taken away. */
function isSeveral(bits: number): boolean {
  return (bits & (bits - 1)) !== 0;
}

/** Killed by a disc that has met an obstacle, and nobody, before. */
function banked({ fight }: View, { disc, pieces }: Reading): Deed | undefined {
  if (fight === undefined) return undefined;
  const obstacles = obstaclesOn(fight.board).map(({ id }) => id);
  if (obstacles.length === 0) return undefined;
  return (shot, { killed }) => {
    if (killed === 0) return 0;
    let hasBanked = false;
    for (let n = 0; n < shot.length; n++) {
      if (shot.kind(n) !== "contact" || shot.first(n) !== disc) continue;
      const met = shot.second(n);
      if (obstacles.includes(met)) hasBanked = true;
      else return hasBanked ? killed & (1 << pieces.indexOf(met)) : 0;
    }
    return 0;
  };
}

/** How likely a trained hand has to be to strike before somebody is in danger. */
const danger = 0.25;

/** All who could strike down a Hero with one life point left, one or two of them, are killed. A Lord’s death has a theme of its own. */
function rescuing(state: State, reading: Reading): Deed | undefined {
  const hero = weakest(state);
  if (hero === undefined) return undefined;
  const chance = chancesOf(state, trained);
  const threats = charactersOf(state, "overseer").filter(
    (enemy) => canAct(state, enemy) && chance(enemy.id, hero.id) > danger,
  );
  if (threats.length === 0 || threats.length > 2 || threats.some(({ kind }) => kind === "lord"))
    return undefined;
  return killingAll(threats, reading);
}

/** The first Hero on the board who has one life point left. */
function weakest(state: State): Character | undefined {
  return charactersOf(state, "heroes").find((piece) => piece.kind === "hero" && lifeOf(state, piece) === 1);
}

function endangered(view: View): Words {
  const hero = weakest(knownTo(view));
  return capital(hero === undefined ? w("un Héros", "a Hero") : nameIn(view, hero));
}

/** CAT-WIN-02 and the end of a room: nobody of the Overseer's is left. */
function clearing(state: State, reading: Reading): Deed | undefined {
  const enemies = charactersOf(state, "overseer");
  return enemies.length === 0 || enemies.length > 3 ? undefined : killingAll(enemies, reading);
}

/** All of them by one flick; undefined if one of them cannot be killed by it. */
function killingAll(whom: readonly Character[], { pieces }: Reading): Deed | undefined {
  let all = 0;
  for (const { id } of whom) {
    const n = pieces.indexOf(id);
    if (n < 0) return undefined;
    all |= 1 << n;
  }
  return (_, { killed }) => ((killed & all) === all ? all : 0);
}
