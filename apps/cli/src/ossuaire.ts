import { say, w } from "@ossuaire/kernel";
import { cards } from "./cards.ts";
import { type CommandName, helpOf, isCommand, overview } from "./help.ts";
import { languageOf } from "./language.ts";
import { play } from "./play/play.ts";
import { complain, print, ruled } from "./print.ts";
import { puzzles } from "./puzzles/puzzles.ts";
import { replay } from "./replay.ts";
import type { House } from "./shelf.ts";
import { simulate } from "./simulate/simulate.ts";
import { quoted, UsageError } from "./usage.ts";

type Command = (args: readonly string[], house: House) => Promise<void> | void;

const commands: Readonly<Record<CommandName, Command>> = { simulate, play, replay, cards, puzzles };

/** Carries out one command line. */
export async function ossuaire([name = "help", ...args]: readonly string[], house: House): Promise<void> {
  const language = languageOf(args);
  try {
    if (name === "help" || asksForHelp(name)) help(args);
    else if (args.some(asksForHelp)) help([name]);
    else await commands[commandOf(name)](args, house);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    complain(
      ruled(error.words[language], error.rule),
      { fr: "ossuaire help donne la liste des commandes.", en: "ossuaire help lists the commands." }[
        language
      ],
    );
    process.exitCode = 2;
  }

  function help([about]: readonly string[]): void {
    print(
      about === undefined || about.startsWith("-")
        ? overview(language)
        : helpOf(commandOf(about), house.shelf, language),
    );
  }
}

function asksForHelp(word: string): boolean {
  return ["--help", "-h"].includes(word);
}

function commandOf(word: string): CommandName {
  if (isCommand(word)) return word;
  throw new UsageError(say`${w("Il n’y a pas de commande", "There is no command")} ${quoted(word)}.`);
}
