import type { ParseArgsConfig } from "node:util";
import type { MatchFile, Words } from "@ossuaire/kernel";

/** The values of a command line, as `parseArgs` reads them. */
export type Values = Readonly<Record<string, string | boolean | (string | boolean)[] | undefined>>;

/** What every fixture has: with it, anybody can play the same game again. */
export interface AnyFixture {
  readonly number: number;
  readonly seed: string;
  /** The match itself is wanted, not only its figures. */
  readonly keep: boolean;
}

export interface AnyResult {
  readonly number: number;
  readonly file?: MatchFile;
}

/** How the games of one kind are simulated: what can be asked for, how one is played, what many say together. */
export interface Simulation<Fixture extends AnyFixture = AnyFixture, Result extends AnyResult = AnyResult> {
  /** How it is called, and what its flags mean. */
  readonly help: Words;
  readonly flags: NonNullable<ParseArgsConfig["options"]>;
  /** Reads what is asked for; each game then follows from its number. */
  fixtures(values: Values, seed: string, keep: boolean): (number: number) => Fixture;
  play(fixture: Fixture): Result;
  /** Plain data, for `--json`. */
  summary(results: readonly Result[]): object;
  report(results: readonly Result[]): string;
  plot(results: readonly Result[]): string;
}
