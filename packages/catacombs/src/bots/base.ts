import { characterOf } from "../state.ts";
import type { Judgement } from "./judgement.ts";
import { teleportOf } from "./spots.ts";
import { ailing, arrival, dangerOf, draught, gainOf, reinforcement, shielded } from "./works.ts";

/** What the bots are told of the base game. */
export const baseJudgement: Judgement = {
  works: {
    heal: (_deed, { state }) => Math.max(0, ...ailing(state).map((hero) => gainOf(state, hero, 2))),
    "healing-draught": ({ actor }, { state }) => draught(state, characterOf(state, actor).card),
    "blood-draught": () => 10,
    shield: ({ from }, { state, level, rng }) => shielded(state, characterOf(state, from), level, rng),
    "summon-skeleton": (_deed, { state }) => reinforcement(state),
    teleport: (_deed, { state, level, rng }) => teleportOf(state, level, rng)?.gain ?? 0,
    illusion: ({ actor }, { state, level }) => dangerOf(state, characterOf(state, actor), level),
    "bring-forth": (_deed, { state }) => arrival(state, "fire-spirit", 2),
    "call-undead": (_deed, { state }) =>
      (arrival(state, "ghoul", 1) + arrival(state, "skeleton-warrior", 1)) / 2,
  },
  items: {
    "poisoned-knife": 900,
    "broad-axe": 800,
    "invisibility-cloak": 700,
    "healing-draught": 600,
    "chain-lightning": 700,
    "long-quiver": 600,
    "blood-draught": 500,
    familiar: 400,
    map: 50,
  },
  monsters: {},
};
