#!/usr/bin/env node
import { cards } from "./cards.ts";
import { play } from "./play/play.ts";
import { replay } from "./replay.ts";
import { simulate } from "./simulate/simulate.ts";
import { UsageError } from "./usage.ts";

const help = `ossuaire: the table in a terminal

  ossuaire simulate conquest [--games 200] [--sword LEVEL] [--skull LEVEL] [--seed TEXT] [--players 2|3|4]
                             [--alternate] [--json] [--out FOLDER] [--plot FILE.svg] [--workers N]
      bots play against each other; LEVEL is novice, adept, master or random;
      --alternate swaps the levels of the two teams in every second game
  ossuaire simulate catacombs [--games 200] [--lord LORD|all] [--heroes LEVEL] [--overseer LEVEL] [--players 2..5]
                             [--variant NAME …] [--seed TEXT] [--json] [--out FOLDER] [--plot FILE.svg] [--workers N]
      LORD is sorcerer, gorgon, lich or dragon; NAME is branching, labyrinth, longer, shorter, heroes-last, fair,
      wanderers, camping or without-map; several hold together, and “each” plays all of them in turn
  ossuaire play catacombs [--seat heroes|overseer] [--level LEVEL] [--lord LORD] [--seed TEXT] [--save FILE] [--lang fr|en]
      you play one side against bots, in the terminal
  ossuaire replay FILE [--lang fr|en] [--log]
      tells a match from its file or link, and verifies it; --log: line by line, with the rule of each
  ossuaire cards conquest [--lang fr|en]
      prints the decks
`;

const commands: Readonly<Record<string, (args: readonly string[]) => Promise<void> | void>> = {
  simulate,
  play,
  replay,
  cards,
};

const [name = "help", ...args] = process.argv.slice(2);
const command = Object.hasOwn(commands, name) ? commands[name] : undefined;

try {
  if (command !== undefined) await command(args);
  else if (name === "help" || name === "--help" || name === "-h") console.log(help);
  else throw new UsageError(`There is no command “${name}”.`);
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(`${error.message}\nossuaire help lists the commands.`);
  process.exitCode = 2;
}
