import { appendFileSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import type { Sample } from "@ossuaire/study";

/** The games that have been played already, a line each: playing takes long, and whoever stopped it goes on from there. */
export class Scratch {
  readonly #path: string;
  readonly games: (readonly Sample[])[];

  constructor(game: string, seed: string) {
    mkdirSync(".reports", { recursive: true });
    this.#path = `.reports/calibration-${game}-${seed}.jsonl`;
    const text = existsSync(this.#path) ? readFileSync(this.#path, "utf8") : "";
    // A last line without its end was being written when it stopped.
    const lines = text.slice(0, text.lastIndexOf("\n") + 1).split("\n");
    this.games = lines.filter(Boolean).map((line): readonly Sample[] => JSON.parse(line));
  }

  add(samples: readonly Sample[]): void {
    this.games.push(samples);
    appendFileSync(this.#path, `${JSON.stringify(samples)}\n`);
  }
}
