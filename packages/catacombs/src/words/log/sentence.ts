import { capital, counted, joined, noun, say, together, type Words, w } from "@ossuaire/kernel";
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
  if (isSuffered(first)) return capital(sufferedIn(first, rest));
  const opening = openingOf(first);
  // Of what happens by itself the beginning says it all: who comes in is named when a room is set up.
  if (opening === undefined) return capital(clauseOf(first));
  const flicks = events.filter(({ type }) => type === "flicked").length;
  const touched = events.some(({ type }) => type === "hit" || type === "spared");
  const missed = flicks > 0 && !touched ? [w("ne touche personne", "hits nobody")] : [];
  const clauses = clausesOf(rest).map(whole);
  return capital(joined([opening, joined([...missed, ...clauses], semicolon)], colon));
}

/** What somebody suffers without a blow, and what comes of it at once. */
type Suffered = Event<"swarm-attack" | "flees" | "enslaved" | "card-harm">;

const suffered: ReadonlySet<Event["type"]> = new Set<Suffered["type"]>([
  "swarm-attack",
  "flees",
  "enslaved",
  "card-harm",
]);

function isSuffered(event: Event): event is Suffered {
  return suffered.has(event.type);
}

function sufferedIn(first: Suffered, rest: readonly Event[]): Words {
  const isOwn = (event: Event) => "piece" in event && event.piece === first.piece && isFate(event);
  const own = rest.flatMap((event) => (isOwn(event) && isFate(event) ? fateOf(event) : []));
  // Who is harmed by a card comes last in its sentence, whoever suffers otherwise first.
  const told =
    first.type === "card-harm"
      ? joined([clauseOf(first), together(own)], who)
      : together([clauseOf(first), ...own]);
  // VER-SWARM: those who bit go, one like the other.
  const gone = rest.some(({ type }) => type === "to-reserve") ? [ratsGo] : [];
  const others = rest.filter((event) => !isOwn(event) && event.type !== "to-reserve");
  return joined([told, ...clausesOf(others).map(whole), ...gone], semicolon);
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
  readonly isHit?: true;
  /** Pushed out of the room for good: there is no more to die of. */
  readonly isGone?: true;
  fates: readonly Words[];
}

/** Somebody is struck, “qui meurt”; what befell somebody else goes on with the same verb’s subject. */
function whole({ words, fates, isHit }: Clause): Words {
  return isHit ? joined([words, together(fates)], who) : together([words, ...fates]);
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
      clauses.push({
        about,
        words: say`${hits} ${pieceName(event.piece, event.card)}`,
        isHit: true,
        fates: [],
      });
    else if (event.type === "climbs") carry(clauses, event);
    else if (met === undefined || !isFate(event))
      clauses.push({
        about,
        words: clauseOf(event),
        fates: [],
        ...(event.type === "lost" ? { isGone: true } : {}),
      });
    // Whoever dies has lost all that there was to lose. A Hero or Ally leaves, a monster is killed: it is the same.
    else if (event.type === "killed" || event.type === "left")
      met.fates = met.isGone ? met.fates : [w("meurt", "dies")];
    else met.fates = [...met.fates, fateOf(event)];
  }
  return clauses;
}

/** VER-SWARM-02: whoever is struck by a rat carries it from then on. */
function carry(clauses: Clause[], event: Event<"climbs">): void {
  const struck = clauses.findLast(({ about, isHit }) => about === event.on && isHit);
  if (struck === undefined) clauses.push({ about: event.piece, words: clauseOf(event), fates: [] });
  else
    struck.fates = [
      ...struck.fates,
      say`${w("porte maintenant", "now carries")} ${counted(event.riders, rat)}`,
    ];
}

const rat = noun(w("rat", "rat"));
const ratsGo = w("les rats retournent à la réserve", "the rats go back to the reserve");

/** What the sentence says already, or is better without. */
const silent: ReadonlySet<Event["type"]> = new Set(["flicked", "put-back", "track", "cast", "used", "stops"]);

const none = w("", "");
const hits = w("touche", "hits");
const comma = w(", ", ", ");
const who = w(", qui ", ", who ");
