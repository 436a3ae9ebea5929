import {
  type Aside,
  type Glance,
  type LogPiece,
  listed,
  type Reached,
  type Result,
  say,
  type Words,
  w,
} from "@ossuaire/kernel";
import type { Event } from "../../events.ts";
import { blowWords, pieceTitle, reasonFor } from "../blows.ts";
import { actionName, attackNames, cardNames, inGender, numberOf, traitName } from "../names.ts";
import { boxResultOf, spikeLost } from "./box-results.ts";
import { isShot } from "./fold.ts";

/** A deed at a glance; undefined where nobody in particular does anything. */
export function glanceOf(events: readonly Event[]): Glance | undefined {
  const [first] = events;
  switch (first?.type) {
    case "acts": {
      const what = actionName(first.action, first.card);
      const isUsual = what.en === attackNames.melee.en;
      return action(first, events, { what, sign: first.action, ...(isUsual ? { usual: true } : {}) });
    }
    case "retaliates":
      return action(first, events, { what: w("Représailles", "Retaliation"), sign: "melee" });
    case "flicked":
      return action({ piece: first.by, card: first.byCard }, events, { what: goesOn, sign: first.attack });
    case "passes":
      return simple(piece(first), { kind: "other", words: w("passe", "passes") }, { sign: "pass" });
    case "recovers":
      return simple(piece(first), { kind: "other", words: w("reprend ses esprits", "recovers") });
    case "regenerates":
      return simple(piece(first), { kind: "other", words: w("se régénère", "regenerates") });
    case "paid":
      return simple(hero(first.hero), { kind: "gold", count: first.gold });
    case "bought":
      return simple(
        hero(first.hero),
        { kind: "gold", count: -first.price },
        { what: cardNames.item(first.item) },
      );
    case "healed":
      return simple(hero(first.hero), gain(first));
    case "raised":
      return simple(hero(first.hero), { kind: "other", words: w("revient à la vie", "comes back to life") });
    case "spell-back":
      return simple(
        hero(first.hero),
        { kind: "other", words: cardNames.spell(first.spell) },
        { what: regains },
      );
    default:
      return first && boxGlanceOf(first, events);
  }
}

/** What happens by the cards of other boxes. */
function boxGlanceOf(first: Event, events: readonly Event[]): Glance | undefined {
  switch (first.type) {
    case "flees":
    case "enslaved":
    case "card-harm":
      return action({ piece: first.by, card: first.byCard }, events, {});
    case "swarm-attack":
      return { ...action(first, events, {}), actor: { name: w("Essaim", "Swarm") } };
    case "robbed":
      return {
        actor: piece({ piece: first.by, card: first.byCard }),
        reached: [{ ...hero(first.hero), results: [{ kind: "gold", count: -first.gold }] }],
        results: [],
        asides: [],
      };
    case "activated":
      return simple(hero(first.hero), activation, { what: cardNames.item(first.item) });
    case "cured":
      return simple(hero(first.hero), {
        kind: "other",
        words: w(
          `poison −${first.value}, reste ${first.total}`,
          `poison −${first.value}, ${first.total} left`,
        ),
      });
    case "purged":
      return simple(hero(first.hero), { kind: "other", words: w("plus de poison", "no poison left") });
    default: {
      const befell = boxResultOf(first);
      return befell && simple(piece(befell.whom), befell.result);
    }
  }
}

const activation: Result = { kind: "other", words: w("activé", "activated") };

interface Named {
  readonly piece: string;
  readonly card: string;
}

/** Whom an action met, in the order of the board, and what became of each. */
function action(actor: Named, events: readonly Event[], deed: Partial<Glance>): Glance {
  const met = new Map<string, Met>();
  const reach = ({ piece, card }: Named): Met => {
    const one = met.get(piece) ?? { card, results: [] };
    met.set(piece, one);
    return one;
  };
  const results: Result[] = [];
  for (const event of events) {
    if (event.type === "nobody-comes")
      results.push({ kind: "other", words: w("personne ne vient", "nobody comes") });
    else if (event.type === "healed") reach(asNamed(event.hero)).results.push(gain(event));
    else if (event.type === "placed" && !isShot(event)) reach(event).results.push(standing);
    else if (befalls.has(event.type) && "piece" in event) befall(reach(event), event);
    else {
      const befell = boxResultOf(event);
      if (befell !== undefined) add(reach(befell.whom), befell.result);
      else if (event.type === "spike-spent") results.push(spikeLost);
    }
  }
  const flicks = events.filter(({ type }) => type === "flicked").length;
  const touched = events.some(({ type }) => type === "hit" || type === "spared");
  // Whoever flees wants to touch nobody.
  const isFlight = events[0]?.type === "flees";
  if (flicks > 0 && !touched && !isFlight) results.push({ kind: "missed" });
  const reached = [...met].map(([id, { card, results: came }]): Reached => {
    const isStunned = events.some((event) => event.type === "stunned" && event.piece === id);
    // What is still asked is not told: what comes of it is, once it is answered.
    const isOpen = events.some((event) => event.type === "hit" && event.open && event.piece === id);
    const isSettled = came.length > 0 || isStunned || isOpen;
    return {
      ...piece({ piece: id, card }),
      results: isSettled ? came : [{ kind: "nothing", why: blowWords.harmless }],
    };
  });
  return { actor: piece(actor), reached, results, asides: asidesOf(actor.piece, events, flicks), ...deed };
}

interface Met {
  readonly card: string;
  results: Result[];
}

const befalls: ReadonlySet<Event["type"]> = new Set([
  "hit",
  "spared",
  "unhurt",
  "ignores",
  "hurt",
  "burnt",
  "killed",
  "left",
]);

function befall(met: Met, event: Event): void {
  const rest = met.results.filter(({ kind }) => kind !== "nothing");
  const before = rest.find(({ kind }) => kind === "lost");
  switch (event.type) {
    case "hurt":
      // Several blows of one action are one loss; nobody is left of whom nothing is.
      if (event.life === 0) met.results = [killed(met.card)];
      else {
        const count = event.lost + (before?.kind === "lost" ? before.count : 0);
        met.results = [...rest.filter((one) => one !== before), { kind: "lost", count, left: event.life }];
      }
      return;
    case "killed":
    case "left":
      met.results = [killed(met.card)];
      return;
    case "unhurt":
    case "spared": {
      const why = reasonFor(event.rule);
      if (met.results.length === 0)
        met.results = [{ kind: "nothing", ...(why === undefined ? {} : { why }) }];
      return;
    }
    case "ignores":
      if (met.results.length === 0) met.results = [{ kind: "nothing", why: traitName(event.by) }];
      return;
    default:
  }
}

/** Whoever is dead needs no other result. */
function add(met: Met, result: Result): void {
  const rest = met.results.filter(({ kind }) => kind !== "nothing");
  if (!rest.some(({ kind }) => kind === "killed")) met.results = [...rest, result];
}

/** What is worth a small sign. */
function asidesOf(actor: string, events: readonly Event[], flicks: number): readonly Aside[] {
  const asides: Aside[] = [];
  if (flicks > 1)
    asides.push({ sign: "flicks", count: flicks, words: w(`${flicks} pichenettes`, `${flicks} flicks`) });
  const back = titles(events.filter((event) => event.type === "put-back"));
  if (back !== undefined)
    asides.push({ sign: "back", words: say`${w("retour au bord :", "back at the edge:")} ${back}` });
  const stunned = events.filter((event) => event.type === "stunned");
  const others = titles(stunned.filter((event) => event.piece !== actor));
  if (others !== undefined) asides.push({ sign: "stunned", words: say`${stunnedWords} ${others}` });
  for (const event of stunned) {
    if (event.piece === actor)
      asides.push({
        sign: "stunned",
        words: say`${reasonFor(event.rule) ?? none}${w(" : incapacité", ": incapacitated")}`,
      });
  }
  for (const { type } of events) {
    const words = changes[type];
    if (words !== undefined) asides.push({ sign: "more", words });
  }
  return asides;
}

const stunnedWords = w("en incapacité :", "incapacitated:");

const changes: Readonly<Partial<Record<Event["type"], Words>>> = {
  "fire-wall": w("devient un mur de feu", "becomes a fire wall"),
  illusion: w("n’est plus qu’une illusion", "is nothing but an illusion"),
  invisible: w("disparaît sous sa cape", "vanishes under the cloak"),
};

function titles(pieces: readonly Named[]): Words | undefined {
  const names = new Map(pieces.map(({ piece: id, card }) => [id, pieceTitle(id, card)]));
  return names.size === 0 ? undefined : listed([...names.values()]);
}

function simple(actor: LogPiece, result: Result, deed: Partial<Glance> = {}): Glance {
  return { actor, reached: [], results: [result], asides: [], ...deed };
}

function piece({ piece: id, card }: Named): LogPiece {
  const number = numberOf(id, card);
  return { name: pieceTitle(card, card), face: card, ...(number === undefined ? {} : { number }) };
}

function hero(id: string): LogPiece {
  return piece(asNamed(id));
}

function asNamed(id: string): Named {
  return { piece: id, card: id };
}

function gain({ gained, life }: Event<"healed">): Result {
  return { kind: "gained", count: gained, left: life };
}

function killed(card: string): Result {
  return { kind: "killed", words: inGender(card, "tué", "killed") };
}

const none = w("", "");
const goesOn = w("poursuit", "goes on");
const regains = w("reprend", "takes back");
const standing: Result = { kind: "other", words: w("en place", "placed") };
