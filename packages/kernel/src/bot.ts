import type { Answer } from "./answer.ts";
import type { Kind } from "./game.ts";
import type { Match } from "./match.ts";
import type { Rng } from "./rng.ts";
import { type Sight, sightOf } from "./sight.ts";

/** Somebody who answers for a seat, knowing no more than the seat does. The same sight and chance give the same answer. */
export type Bot<K extends Kind = Kind> = (sight: Sight<K>, rng: Rng) => Answer;

/** Lets the bot of the first seat that is asked answer the open question. */
export function playBot<K extends Kind>(
  match: Match<K>,
  bots: Readonly<Record<string, Bot<K>>>,
  rng: Rng,
): void {
  const seat = match.decision?.seats.find((asked) => bots[asked] !== undefined);
  const bot = seat === undefined ? undefined : bots[seat];
  if (seat === undefined || bot === undefined) throw new Error("no bot is asked");
  const refused = match.submit(seat, bot(sightOf(match, seat, match.page.serial), rng));
  if (refused !== undefined) throw new Error(`the bot of ${seat} is refused: ${refused.code}`);
}
