import { flickingAt } from "@ossuaire/discs/testing";
import { Match, type Seat, type Sight, sightOf } from "@ossuaire/kernel";
import { playing } from "@ossuaire/kernel/testing";
import { catacombs } from "../catacombs.ts";
import type { HeroId } from "../options.ts";
import { type Options, optionsOf, type Situation, termsOf } from "../position.ts";
import type { Question } from "../questions.ts";
import { type HeroBoard, heroOf, type Piece, type State } from "../state.ts";
import type { Catacombs } from "../table.ts";
import { isIdle } from "./idle.ts";

export type { Situation } from "../position.ts";

/** An ordinary campaign from its very start. */
export function newCampaign(changed: Options = {}, seed = "new"): Campaign {
  return onMatch(Match.start(catacombs, { options: optionsOf(changed), seed, undo: "free" }));
}

/** A match in the middle of a fight. */
export function fighting(situation: Situation = {}, seed = "fight"): Campaign {
  return onMatch(Match.start(catacombs, termsOf(situation, seed, "free")));
}

export type Campaign = ReturnType<typeof onMatch>;

/** Short words to play any match of Catacombs. */
export function onMatch(match: Match<Catacombs>) {
  const words = playing(match);
  const piece = (id: string): Piece => {
    const found = match.state.fight?.pieces.find((one) => one.id === id);
    if (found === undefined) throw new Error(`${id} is not on the board`);
    return found;
  };
  return {
    ...words,
    piece,
    flickAt: flickingAt(words, piece),
    get state(): State {
      return match.state;
    },
    get asked(): Question {
      return words.asking();
    },
    /** Gives up all that is left of the turn that is on. */
    passTurn(): void {
      const { phase } = match.state;
      const round = match.state.fight?.round;
      while (
        match.outcome === undefined &&
        match.state.phase === phase &&
        match.state.fight?.round === round
      ) {
        const decision = words.asking();
        if (decision.kind !== "choose")
          throw new Error(`${decision.prompt} is asked in the middle of a turn`);
        const idle = decision.options.filter((option) => isIdle(option));
        words.choose((idle.find(({ id }) => id === "pass") ?? idle[0])?.id ?? "");
      }
    },
    isOnBoard: (id: string): boolean => match.state.fight?.pieces.some((one) => one.id === id) ?? false,
    life(id: string): number {
      const hero = match.state.heroes[id];
      if (hero !== undefined) return hero.life;
      if (match.state.lord.id === id) return match.state.lord.life;
      const found = piece(id);
      if (found.kind !== "monster" && found.kind !== "ally") throw new Error(`${id} has no life`);
      return found.life;
    },
    hero: (id: HeroId): HeroBoard => heroOf(match.state, id),
    isStunned(id: string): boolean {
      const found = piece(id);
      return "stunned" in found && found.stunned !== undefined;
    },
    sight: (viewer: Seat): Sight<Catacombs> => sightOf(match, viewer),
  };
}
