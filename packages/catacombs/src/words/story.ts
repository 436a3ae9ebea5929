import { capital, say, type Words, w } from "@ossuaire/kernel";
import { solothThings } from "../content/soloth/things.ts";
import { verminThings } from "../content/vermin/things.ts";
import type { Event } from "../events.ts";
import { fateOf, isFate } from "./fates.ts";
import { actionName, cardNames, pieceName, sideNames } from "./names.ts";
import { clauseOf } from "./telling.ts";

/** A room, or what else the Heroes come to, as it would be told afterwards. */
export interface Chapter {
  readonly title: Words;
  readonly scenes: readonly Scene[];
}

/** A turn of one side, or what happens between the fights. */
export interface Scene {
  readonly title: Words | undefined;
  readonly sentences: readonly Words[];
}

/** A campaign as a story: chapters are rooms, scenes are turns, and a sentence is somebody's whole action. */
export function storyOf(events: readonly Event[]): readonly Chapter[] {
  const chapters: Draft[] = [];
  for (const event of events) {
    const title = chapterOf(event);
    if (title !== undefined || chapters.length === 0) chapters.push(draft(title ?? prologue));
    const chapter = chapters.at(-1);
    if (chapter !== undefined && !isSilent(event)) tell(chapter, event);
  }
  return chapters.map(fair).filter(({ scenes }) => scenes.length > 0);
}

/** The fair copy of a draft. */
function fair({ title, scenes }: Draft): Chapter {
  const copies = scenes.map((scene) => ({ title: scene.title, sentences: scene.sentences.map(written) }));
  return { title, scenes: copies.filter(({ sentences }) => sentences.length > 0) };
}

interface Draft {
  readonly title: Words;
  readonly scenes: { readonly title: Words | undefined; readonly sentences: Sentence[] }[];
}

/** Who does what, and all that comes of it; what happens by itself has no actor. */
interface Sentence {
  readonly actor: string | undefined;
  readonly opening: Words;
  readonly clauses: Clause[];
  flicks: number;
  hits: number;
}

/** “touche le Zombie 1”, and what becomes of the Zombie. */
interface Clause {
  readonly about: string | undefined;
  readonly words: Words;
  readonly fates: Words[];
}

const prologue = w("Avant la première salle", "Before the first room");

function draft(title: Words): Draft {
  return { title, scenes: [{ title: undefined, sentences: [] }] };
}

function chapterOf(event: Event): Words | undefined {
  if (event.type === "entered") {
    const again = event.visits > 1 ? w(" (de nouveau)", " (again)") : w("", "");
    return say`${cardNames.room(event.card)}${again}`;
  }
  return event.type === "ended" ? w("Fin", "The end") : undefined;
}

/** What the story is better without: who stands where, and what the sentence says already. */
function isSilent(event: Event): boolean {
  switch (event.type) {
    case "placed":
      return event.card in shots || settings.includes(event.rule);
    case "room":
    case "entered":
    case "put-back":
    case "track":
    case "cast":
    case "used":
    case "spared":
    case "stops":
    case "cleared":
    case "pays":
    case "voted":
      return true;
    default:
      return false;
  }
}

const shots = { missile: true, fireball: true, ...solothThings, ...verminThings };

/** The rules by which a room is set up: its monsters are named when it is entered. */
const settings = ["CAT-PHASE-11", "CAT-PHASE-13", "CAT-LORD-08"];

function tell({ scenes }: Draft, event: Event): void {
  const title = sceneOf(event);
  const isNew = title !== undefined && title.en !== scenes.at(-1)?.title?.en;
  if (isNew) scenes.push({ title, sentences: [] });
  if (event.type === "turn") return;
  const sentences = scenes.at(-1)?.sentences ?? [];
  const last = sentences.at(-1);
  const opening = openingOf(event, last?.actor);
  if (opening !== undefined) sentences.push(opening);
  if (isOpening(event)) return;
  const sentence = opening ?? last;
  if (sentence?.actor !== undefined && isOutcome(event)) goOn(sentence, event);
  else sentences.push({ ...begun(undefined, none), clauses: [clause(event)] });
}

function begun(actor: string | undefined, opening: Words): Sentence {
  return { actor, opening, clauses: [], flicks: 0, hits: 0 };
}

function sceneOf(event: Event): Words | undefined {
  if (event.type === "paid") return w("Butin", "Spoils");
  if (event.type !== "turn") return undefined;
  const round =
    event.round === 0
      ? w("Avant la première manche,", "Before the first round,")
      : w(`Manche ${event.round},`, `Round ${event.round},`);
  return say`${round} ${sideNames[event.side]}`;
}

function isOpening(event: Event): event is Event<"acts" | "retaliates"> {
  return event.type === "acts" || event.type === "retaliates";
}

/** An action, the answer to one, or the rest of it after an answer. */
function openingOf(event: Event, actor: string | undefined): Sentence | undefined {
  if (event.type === "acts") {
    const { piece, card, action } = event;
    return begun(piece, say`${pieceName(piece, card)}${comma}${actionName(action, card)}`);
  }
  if (event.type === "retaliates") return begun(event.piece, clauseOf(event));
  if (event.type !== "flicked" || event.by === actor) return undefined;
  return begun(event.by, say`${pieceName(event.by, event.byCard)} ${w("poursuit", "goes on")}`);
}

type Outcome = Extract<Event, { readonly piece: string }> | Event<"healed" | "raised">;

/** What comes of an action; what happens at the end of a round comes of none. */
function isOutcome(event: Event): event is Outcome {
  if (event.type === "passes" || event.type === "recovers" || event.type === "regenerates") return false;
  if (event.type === "surprised" || (event.type === "put-down" && event.rule === "VER-SWARM-08"))
    return false;
  return "piece" in event || event.type === "healed" || event.type === "raised";
}

function goOn(sentence: Sentence, event: Outcome): void {
  if (event.type === "flicked") {
    sentence.flicks++;
    return;
  }
  if (event.type === "hit") sentence.hits++;
  const met = sentence.clauses.findLast(({ about }) => "piece" in event && about === event.piece);
  if (event.type === "hit" || met === undefined || !isFate(event)) sentence.clauses.push(clause(event));
  // Whoever dies has lost all that there was to lose. A Hero or Ally leaves, a monster is killed: it is the same.
  else if (event.type === "killed" || event.type === "left") met.fates.splice(0, met.fates.length, dies);
  else met.fates.push(fateOf(event));
}

function clause(event: Event): Clause {
  const about = "piece" in event ? event.piece : undefined;
  if (event.type !== "hit") return { about, words: clauseOf(event), fates: [] };
  return { about, words: say`${w("touche", "hits")} ${pieceName(event.piece, event.card)}`, fates: [] };
}

function written({ opening, clauses, flicks, hits }: Sentence): Words {
  const parts = clauses.map(({ words, fates }) => joined([words, joined(fates, and)], who));
  const missed = flicks > 0 && hits === 0 ? [w("ne touche personne", "hits nobody")] : [];
  const whole = joined([opening, joined([...missed, ...parts], w(" ; ", "; "))], w(" : ", ": "));
  const ended = (text: string) => (text.endsWith("!") ? text : `${text}.`);
  const { fr, en } = capital(whole);
  return w(ended(fr), ended(en));
}

const none = w("", "");
const dies = w("meurt", "dies");
const comma = w(", ", ", ");
const and = w(" et ", " and ");
const who = w(", qui ", ", who ");

/** Joins what there is; empty parts need no joint. */
function joined(parts: readonly Words[], by: Words): Words {
  const said = parts.filter(({ fr }) => fr !== "");
  return w(said.map(({ fr }) => fr).join(by.fr), said.map(({ en }) => en).join(by.en));
}
