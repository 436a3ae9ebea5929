import { capital, joined, say, type Words, w } from "@ossuaire/kernel";
import type { Event } from "../../events.ts";
import { fateOf, isFate } from "../fates.ts";
import { actionName, pieceName } from "../names.ts";
import { colon, semicolon } from "../punctuation.ts";
import { clauseOf } from "../telling.ts";
import { isShot } from "./fold.ts";

/** A deed as it would be told afterwards: somebody's whole action in a sentence, without its full stop. */
export function sentenceOf(events: readonly Event[]): Words {
  const [first, ...rest] = events;
  if (first === undefined) return none;
  const opening = openingOf(first);
  // Of what happens by itself the beginning says it all: who comes in is named when a room is set up.
  if (opening === undefined) return capital(clauseOf(first));
  const flicks = events.filter(({ type }) => type === "flicked").length;
  const touched = events.some(({ type }) => type === "hit" || type === "spared");
  const missed = flicks > 0 && !touched ? [w("ne touche personne", "hits nobody")] : [];
  const clauses = clausesOf(rest).map(({ words, fates }) => joined([words, joined(fates, and)], who));
  return capital(joined([opening, joined([...missed, ...clauses], semicolon)], colon));
}

/** An action, the answer to one, or the rest of it after an answer. */
function openingOf(event: Event): Words | undefined {
  if (event.type === "acts")
    return joined([pieceName(event.piece, event.card), actionName(event.action, event.card)], comma);
  if (event.type === "retaliates") return clauseOf(event);
  if (event.type !== "flicked") return undefined;
  return say`${pieceName(event.by, event.byCard)} ${w("poursuit", "goes on")}`;
}

/** “touche le Zombie 1”, and what becomes of the Zombie. */
interface Clause {
  readonly about: string | undefined;
  readonly words: Words;
  fates: readonly Words[];
}

function clausesOf(events: readonly Event[]): readonly Clause[] {
  const clauses: Clause[] = [];
  for (const event of events) {
    if (silent.has(event.type) || isShot(event)) continue;
    const about = "piece" in event ? event.piece : undefined;
    const met = about === undefined ? undefined : clauses.findLast((clause) => clause.about === about);
    // Whoever was struck by this action already need not be told to be spared by the rest of it.
    if (event.type === "spared" && met !== undefined) continue;
    if (event.type === "hit")
      clauses.push({ about, words: say`${hits} ${pieceName(event.piece, event.card)}`, fates: [] });
    else if (met === undefined || !isFate(event)) clauses.push({ about, words: clauseOf(event), fates: [] });
    // Whoever dies has lost all that there was to lose. A Hero or Ally leaves, a monster is killed: it is the same.
    else if (event.type === "killed" || event.type === "left") met.fates = [w("meurt", "dies")];
    else met.fates = [...met.fates, fateOf(event)];
  }
  return clauses;
}

/** What the sentence says already, or is better without. */
const silent: ReadonlySet<Event["type"]> = new Set(["flicked", "put-back", "track", "cast", "used", "stops"]);

const none = w("", "");
const hits = w("touche", "hits");
const comma = w(", ", ", ");
const and = w(" et ", " and ");
const who = w(", qui ", ", who ");
