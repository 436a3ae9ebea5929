import type { ShotKind, Team } from "@ossuaire/conquest";
import { quantile, type Share, shareOf, summed } from "../share.ts";
import type { Player, Result } from "./play.ts";

/** What many games say together. */
export interface Summary {
  readonly games: number;
  readonly draws: number;
  readonly sword: Share;
  readonly skull: Share;
  readonly starter: Share;
  /** By player, when two different ones met. */
  readonly players: Readonly<Record<string, Share>>;
  readonly turns: {
    readonly median: number;
    readonly p10: number;
    readonly p90: number;
    readonly longest: number;
  };
  readonly damage: Readonly<Partial<Record<ShotKind, number>>>;
  readonly endings: Readonly<Partial<Record<string, number>>>;
}

export function summaryOf(results: readonly Result[]): Summary {
  const wins = (isWin: (result: Result) => boolean) => shareOf(results.filter(isWin).length, results.length);
  const turns = results.map((result) => result.turns).toSorted((a, b) => a - b);
  return {
    games: results.length,
    draws: results.filter(({ winner }) => winner === undefined).length,
    sword: wins(({ winner }) => winner === "sword"),
    skull: wins(({ winner }) => winner === "skull"),
    starter: wins(({ winner, first }) => winner === first),
    players: playerShares(results),
    turns: {
      median: quantile(turns, 0.5),
      p10: quantile(turns, 0.1),
      p90: quantile(turns, 0.9),
      longest: turns.at(-1) ?? 0,
    },
    damage: summed(results.map(({ damage }) => damage)),
    endings: summed(results.map(({ ending }) => ({ [ending]: 1 }))),
  };
}

function playerShares(results: readonly Result[]): Readonly<Record<string, Share>> {
  const met = results.filter(({ players }) => players.sword !== players.skull);
  const names = new Set(met.flatMap(({ players }) => [players.sword, players.skull]));
  return Object.fromEntries(
    [...names].map((name) => {
      const games = met.filter(({ players }) => players.sword === name || players.skull === name);
      return [
        name,
        shareOf(games.filter((result) => playerOf(result, result.winner) === name).length, games.length),
      ];
    }),
  );
}

function playerOf({ players }: Result, team: Team | undefined): Player | undefined {
  return team && players[team];
}
