import { audience, type GameEvent } from "../event.ts";
import { fileOf, type MatchFile, matchFromFile } from "../file.ts";
import type { Game, Kind } from "../game.ts";
import { sightOf } from "../sight.ts";
import type { Words } from "../words.ts";

/** A recorded match, played again. */
export interface Replayed {
  /** The same as the recorded one, if it plays as it was played. */
  readonly file: MatchFile;
  /** The log as a person reads it, with a line's end at its end. */
  readonly log: Words;
  /** Where French leaves a double sign alone at the beginning of a line, or would. */
  readonly strays: readonly string[];
}

export function replayed<K extends Kind>(
  game: Game<K>,
  recorded: unknown,
  tell: (events: readonly K["event"][], language: keyof Words) => string,
): Replayed {
  const loaded = matchFromFile(recorded, [game]);
  if (!loaded.ok) throw new Error(loaded.fault.words.en);
  const { match } = loaded;
  const events = sightOf(match, audience).events.filter((event) => isOf(game, event));
  const log = { fr: `${tell(events, "fr")}\n`, en: `${tell(events, "en")}\n` };
  return { file: fileOf(match), log, strays: log.fr.match(/.* [:;!?»].*|.*« .*/g) ?? [] };
}

/** Only the one game was there to be loaded, so the events are its own. */
function isOf<K extends Kind>(_game: Game<K>, event: GameEvent): event is K["event"] {
  return "type" in event;
}
