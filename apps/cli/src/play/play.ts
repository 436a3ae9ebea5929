import { type Box, fileOf, type Kind, Match } from "@ossuaire/kernel";
import { optionsFrom, partOf, usualLevel } from "../asked.ts";
import { readLanguage } from "../language.ts";
import { type House, takeDown } from "../shelf.ts";
import { readChoice, readTexts, refuseMore } from "../usage.ts";
import { writableFile } from "../writable.ts";
import { atTheTable } from "./table.ts";

/** ossuaire play GAME: one person at one seat, bots at the others. */
export async function play([name, ...args]: readonly string[], { shelf }: House): Promise<void> {
  await takeDown(shelf, name).box((box) => playBox(box, args));
}

async function playBox<K extends Kind>(box: Box<K>, args: readonly string[]): Promise<void> {
  const { asked, rest } = readTexts(args, [
    "seat",
    "level",
    "seed",
    "save",
    "lang",
    ...Object.keys(box.choices),
  ]);
  refuseMore(rest);
  const options = optionsFrom(box, asked);
  const seats = box.game.seats(options);
  const parts = seats.map((seat) => partOf(box, seat));
  // At another table than the usual one there may be no such seat: then it is the first.
  const usual = seats.includes(box.person) ? partOf(box, box.person) : parts[0];
  const part = readChoice("seat", asked["seat"] ?? usual, parts);
  const level = readChoice("level", asked["level"] ?? usualLevel(box), box.levels);
  const bot = box.bot(level);
  if (bot === undefined) throw new Error(`${box.game.id} has no bot of level ${level}`);
  const language = readLanguage(asked["lang"]);
  const save = asked["save"] === undefined ? undefined : writableFile("save", asked["save"]);
  const match = Match.start(box.game, { options, seed: asked["seed"] ?? String(Date.now()), undo: "free" });
  const me = seats[parts.indexOf(part)] ?? box.person;
  const bots = Object.fromEntries(seats.filter((seat) => seat !== me).map((seat) => [seat, bot]));
  await atTheTable(box, match, me, bots, language);
  save?.(`${JSON.stringify(fileOf(match))}\n`);
}
