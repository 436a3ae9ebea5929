import { type Box, fileOf, type Kind, Match, playBot, w, xoroshiro } from "@ossuaire/kernel";
import { flagsOf, optionsFrom, partOf, usualLevel } from "../../asked.ts";
import { readChoice } from "../../usage.ts";
import { randomBot } from "../random-bot.ts";
import { gamesOf, quantile, rowOf, type Share, shareOf, summed } from "../share.ts";
import { sharesPlot } from "../shares-plot.ts";
import type { AnyFixture, AnyResult, Simulation } from "../simulation.ts";

interface Fixture<K extends Kind> extends AnyFixture {
  readonly options: K["options"];
  /** Who plays each part. */
  readonly players: Readonly<Record<string, string>>;
}

interface Result extends AnyResult {
  readonly parts: readonly string[];
  readonly winners: readonly string[];
  readonly answers: number;
  /** The rule by which it was over. */
  readonly ending: string;
}

/** The figures that the games of any box have: who wins, how long it takes, and by which rule it ends. */
export function boxSimulation<K extends Kind>(box: Box<K>): Simulation<Fixture<K>, Result> {
  const { game, usual, levels } = box;
  const part = (seat: string) => partOf(box, seat);
  const parts = game.seats(usual).map(part);
  const flags = [...parts, ...Object.keys(box.choices)].map((name) => `[--${name} …]`).join(" ");
  const call = `ossuaire simulate ${game.id} ${flags}`;
  const who = `  --${parts.join(", --")}`.padEnd(24);
  const players = [...levels, "random"].join(", ");
  return {
    help: w(
      [call, `${who}qui joue : ${players} (${usualLevel(box)})`].join("\n"),
      [call, `${who}who plays: ${players} (${usualLevel(box)})`].join("\n"),
    ),
    flags: {
      ...flagsOf(box),
      ...Object.fromEntries(
        parts.map((name) => [name, { type: "string", default: usualLevel(box) } as const]),
      ),
    },
    fixtures(values, seed, keep) {
      const options = optionsFrom(box, values);
      const chosen = game.seats(options).map((seat) => {
        const asked = String(values[part(seat)] ?? usualLevel(box));
        return [part(seat), readChoice(part(seat), asked, [...levels, "random"])] as const;
      });
      return (number) => ({
        number,
        seed: `${seed}/${number}`,
        options,
        players: Object.fromEntries(chosen),
        keep,
      });
    },
    play({ number, seed, options, players, keep }) {
      const match = Match.start(game, { options, seed, undo: "free" });
      const rng = xoroshiro.fromSeed(`${seed} players`);
      const bots = Object.fromEntries(
        match.seats.map((seat) => [seat, box.bot(players[part(seat)] ?? "") ?? randomBot]),
      );
      while (match.decision !== undefined) playBot(match, bots, rng);
      const result = {
        number,
        parts: match.seats.map(part),
        winners: (match.outcome?.winners ?? []).map(part),
        answers: match.page.number,
        ending: match.outcome?.rule ?? "",
      };
      return keep ? { ...result, file: fileOf(match) } : result;
    },
    summary: summaryOf,
    report(results) {
      const { games, wins, answers, endings } = summaryOf(results);
      return [
        gamesOf(games),
        ...Object.entries(wins).map(([name, share]) => rowOf(name, share)),
        `answers       median ${answers.median}, 10–90 %: ${answers.p10}–${answers.p90}`,
        `endings       ${Object.entries(endings)
          .map(([rule, count]) => `${rule} ${count}`)
          .join(", ")}`,
      ].join("\n");
    },
    plot(results) {
      const { games, wins } = summaryOf(results);
      const title = `${gamesOf(games)} of ${box.words.name.en}: wins`;
      return sharesPlot({ title, heading: `Wins, ${gamesOf(games)}`, rows: Object.entries(wins) });
    },
  };
}

interface Summary {
  readonly games: number;
  readonly wins: Readonly<Record<string, Share>>;
  readonly answers: { readonly median: number; readonly p10: number; readonly p90: number };
  readonly endings: Readonly<Partial<Record<string, number>>>;
}

function summaryOf(results: readonly Result[]): Summary {
  const lengths = results.map(({ answers }) => answers).toSorted((a, b) => a - b);
  const winsOf = (part: string) =>
    shareOf(results.filter(({ winners }) => winners.includes(part)).length, results.length);
  return {
    games: results.length,
    wins: Object.fromEntries((results[0]?.parts ?? []).map((part) => [part, winsOf(part)])),
    answers: { median: quantile(lengths, 0.5), p10: quantile(lengths, 0.1), p90: quantile(lengths, 0.9) },
    endings: summed(results.map(({ ending }) => ({ [ending]: 1 }))),
  };
}
