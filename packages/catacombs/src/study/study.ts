import type { Reading, Study } from "@ossuaire/discs";
import type { Spot } from "@ossuaire/kernel";
import { arenaOf, obstaclesOn } from "../arena.ts";
import { scoring, type Thought } from "../bots/aim.ts";
import { thoughtOf } from "../bots/deed.ts";
import { knownTo } from "../bots/known.ts";
import { levels } from "../bots/level.ts";
import { eachBurnt, eachStruck } from "../bots/touched.ts";
import { lossOf, stuns } from "../bots/worth.ts";
import { guardOf } from "../rules/harm.ts";
import {
  type Character,
  charactersOf,
  type Disc,
  fightOf,
  isStunned,
  lifeOf,
  type Side,
  type State,
  sideOf,
} from "../state.ts";
import type { Catacombs } from "../table.ts";
import { catacombsJudge } from "./judge.ts";
import { catacombsThemes } from "./themes.ts";

/** What the flicks of Catacombs come to, for Heroes and Overseer alike, and who stands how well. */
export const catacombsStudy: Study<Catacombs> = {
  judge: catacombsJudge,
  readings(view, question, spot) {
    if (view.fight === undefined) return [];
    const state = knownTo(view);
    if (question.prompt === "place-shot" && spot !== undefined) {
      const [shot] = question.pieces;
      if (shot?.piece !== spot.piece) return [];
      const placed = withShot(state, { ...spot, card: shot.card, radius: shot.radius });
      return [readingOf({ ...thoughtOf(placed, question.about, shot.card), disc: spot.piece })];
    }
    if (question.kind !== "flick") return [];
    return question.pieces.map((disc) => readingOf({ ...thoughtOf(state, question.about), disc }));
  },
  themes: catacombsThemes,
};

/** CAT-ATK-08: as if the disc that is flicked had been put down there already. */
function withShot(state: State, { piece, card, radius, x, y }: Spot & Disc): State {
  const fight = fightOf(state);
  const shot = { id: piece, card, radius, x, y, kind: "projectile" } as const;
  return { ...state, fight: { ...fight, pieces: [...fight.pieces, shot] } };
}

function readingOf(thought: Thought & { readonly disc: string }): Reading {
  const { state, actor, disc, side = sideOf(actor) } = thought;
  const { board, pieces } = fightOf(state);
  const victims = victimsOf(thought, side);
  const burning = burningOf(thought);
  const walls = pieces.filter(({ kind }) => kind === "wall").map(({ id }) => id);
  const barred = [...obstaclesOn(board).map(({ id }) => id), ...walls];
  const all = [...victims, ...burning];
  return {
    table: arenaOf(board, pieces),
    disc,
    pieces: all.map(({ id }) => id),
    read(shot, effect) {
      effect.hurt = 0;
      effect.killed = 0;
      effect.harmed = 0;
      effect.obstacle = false;
      effect.out = !shot.isOnBoard(disc);
      eachStruck(shot, disc, (id) => {
        const n = victims.findIndex((victim) => victim.id === id);
        if (n >= 0) effect.hurt |= 1 << n;
        if (n >= 0 && victims[n]?.dies === true) effect.killed |= 1 << n;
        if (barred.includes(id)) effect.obstacle = true;
      });
      if (walls.length === 0) return;
      eachBurnt(shot, walls, (id) => {
        const n = all.findIndex((one, i) => i >= victims.length && one.id === id);
        if (n < 0) return;
        if (side === "heroes") effect.harmed |= 1 << n;
        else effect.hurt |= 1 << n;
        if (side === "overseer" && all[n]?.dies === true) effect.killed |= 1 << n;
      });
    },
    worth: scoring(thought, levels.master),
  };
}

interface Victim {
  readonly id: string;
  readonly dies: boolean;
}

/** Enemies to whom a hit of this attack means something. */
function victimsOf({ state, attack, actor, spared }: Thought, side: Side): readonly Victim[] {
  if (side !== sideOf(actor)) return [];
  return charactersOf(state, side === "heroes" ? "overseer" : "heroes").flatMap(
    (enemy): readonly Victim[] => {
      if (spared.includes(enemy.id)) return [];
      const loss = lossOf(state, attack, enemy);
      return loss > 0 || (stuns(attack) && !isStunned(enemy))
        ? [{ id: enemy.id, dies: loss === lifeOf(state, enemy) }]
        : [];
    },
  );
}

/** CAT-ABIL-08: Heroes and Allies whom a fire wall costs a life point. */
function burningOf({ state }: Thought): readonly Victim[] {
  const canBurn = (piece: Character) => guardOf(state, piece, { kind: "wall" }) === undefined;
  return charactersOf(state, "heroes")
    .filter(canBurn)
    .map((piece) => ({ id: piece.id, dies: lifeOf(state, piece) === 1 }));
}
