import type { Answer, Submission } from "../answer.ts";
import type { Decision } from "../decision.ts";
import { heardBy, taught, type Viewer } from "../event.ts";
import type { Kind } from "../game.ts";
import { Match } from "../match.ts";
import { canonicalText, copyOf } from "../plain.ts";
import { randomAnswer, randomSubmission } from "../random-player.ts";
import { type Rng, xoroshiro } from "../rng.ts";
import { sightOf } from "../sight.ts";

/** Makes a state that differs from this one only in what is hidden from the viewer, as much as it can. */
export type Disguise<K extends Kind> = (state: K["state"], viewer: Viewer, rng: Rng) => K["state"];

/** Something that a viewer received and that told two worlds apart which should look the same. */
export interface Leak {
  readonly viewer: Viewer;
  readonly page: number;
  readonly what: "sight" | "events" | "refusal";
  readonly world: string;
  readonly twin: string;
}

/** Who looks on, for how long, and at what. */
interface Watch<K extends Kind> {
  readonly viewers?: readonly Viewer[];
  readonly most?: number;
  /** All that a viewer gets of a world, with what happened after the page of serial `since`; the sight, unless told. */
  readonly received?: (world: Match<K>, viewer: Viewer, since: number) => unknown;
  /** The options of a disguised world, if something is hidden in them too; those of the match, unless told. */
  readonly optionsOf?: (state: K["state"]) => K["options"];
  /** Whether all has come to light by now, as at the end of some games: then what happened still tells nothing, what is seen may. */
  readonly isOpen?: (state: K["state"]) => boolean;
}

/**
 * The two-world test. Plays a match at random; whenever the checkpoint is fresh, after every few
 * answers, it makes, for every viewer, a twin world in which
 * all that is hidden from the viewer is different, lets the same step happen in both, and compares the bytes that the
 * viewer receives. Once the viewer is rightly shown something that differs, or a leak is found, the worlds may part,
 * and the next pair is made.
 */
export function findLeaks<K extends Kind>(
  match: Match<K>,
  disguise: Disguise<K>,
  rng: Rng,
  { viewers = [...match.seats, "audience"], most = 100_000, received = sightOf, ...watch }: Watch<K> = {},
): readonly Leak[] {
  const leaks: Leak[] = [];
  const pairs = new Map<Viewer, Match<K>>();
  const twinFor = (viewer: Viewer) => twinOf(match, disguise, viewer, rng, watch.optionsOf);
  const compareReceived = (twin: Match<K>, viewer: Viewer) => {
    if (watch.isOpen?.(match.state)) return [];
    const [here, there] = [match, twin].map((world) => received(world, viewer, match.page.serial));
    return compare(match, viewer, "sight", here, there);
  };
  const note = (viewer: Viewer, [leak]: readonly Leak[]) => {
    if (leak === undefined) return;
    leaks.push(leak);
    pairs.delete(viewer);
  };
  for (let answers = 0; match.decision !== undefined && answers < most; answers++) {
    if (match.standing().since.length === 0) {
      for (const viewer of viewers) {
        const twin = twinFor(viewer);
        pairs.set(viewer, twin);
        note(viewer, compareReceived(twin, viewer));
      }
    }
    const { decision } = match;
    const submission = randomSubmission(match, rng);
    const inputs = [...strange, { kind: decision.kind }, randomAnswer(decision, rng), submission.answer];
    for (const [viewer, twin] of pairs) note(viewer, compareRefusals(match, twin, viewer, inputs));

    match.submit(submission.seat, submission.answer);
    for (const [viewer, twin] of pairs) {
      if (!follow(twin, decision, submission) || hasRightlyParted(match, twin, viewer)) pairs.delete(viewer);
      else note(viewer, [...compareEvents(match, twin, viewer), ...compareReceived(twin, viewer)]);
    }
  }
  return leaks;
}

/** The same match over a disguised checkpoint. The answers given so far stay as they are: the viewer never sees them. */
function twinOf<K extends Kind>(
  match: Match<K>,
  disguise: Disguise<K>,
  viewer: Viewer,
  rng: Rng,
  optionsOf: Watch<K>["optionsOf"],
): Match<K> {
  // An undo from a mark of the first world would lead back there.
  const { marks: _, ...standing } = match.standing();
  const state = disguise(copyOf(standing.checkpoint.state), viewer, rng);
  const terms = optionsOf === undefined ? match.terms : { ...match.terms, options: optionsOf(state) };
  return Match.resume({ ...standing, terms, checkpoint: { ...standing.checkpoint, state } });
}

/** Gives the twin the same answer, hidden names exchanged for those at the same place; false if it cannot be given. */
function follow<K extends Kind>(twin: Match<K>, asked: Decision, { seat, answer }: Submission): boolean {
  const decision = twin.decision;
  return decision !== undefined && twin.submit(seat, translated(answer, asked, decision)) === undefined;
}

function translated(answer: Answer, from: Decision, to: Decision): Answer {
  const names = (decision: Decision) => ("options" in decision ? decision.options.map(({ id }) => id) : []);
  const translate = (name: string) => names(to)[names(from).indexOf(name)] ?? name;
  if (answer.kind === "choose") return { ...answer, option: translate(answer.option) };
  if (answer.kind === "pick") return { ...answer, options: answer.options.map(translate) };
  return answer;
}

function compareEvents<K extends Kind>(match: Match<K>, twin: Match<K>, viewer: Viewer): readonly Leak[] {
  const heard = (world: Match<K>) => heardBy(viewer, world.told);
  return compare(match, viewer, "events", heard(match), heard(twin));
}

/** Whether the first thing that the viewer hears differently is something that it is rightly shown. */
function hasRightlyParted<K extends Kind>(match: Match<K>, twin: Match<K>, viewer: Viewer): boolean {
  const lessons = (world: Match<K>) =>
    world.told.flatMap((told) =>
      heardBy(viewer, [told]).map((event) => ({ text: canonicalText(event), isNew: taught(viewer, [told]) })),
    );
  const [here, there] = [lessons(match), lessons(twin)];
  for (let i = 0; i < Math.max(here.length, there.length); i++) {
    if (here[i]?.text !== there[i]?.text) return here[i]?.isNew === true || there[i]?.isNew === true;
  }
  return false;
}

const strange: readonly unknown[] = [undefined, {}, { kind: "choose", option: "__proto__" }];

/** What is refused in one world must be refused in the same words in the other. */
function compareRefusals<K extends Kind>(
  match: Match<K>,
  twin: Match<K>,
  viewer: Viewer,
  inputs: readonly unknown[],
): readonly Leak[] {
  return inputs.flatMap((input) =>
    compare(match, viewer, "refusal", match.check(viewer, input), twin.check(viewer, input)),
  );
}

function compare<K extends Kind>(
  { page }: Match<K>,
  viewer: Viewer,
  what: Leak["what"],
  inWorld: unknown,
  inTwin: unknown,
): readonly Leak[] {
  const world = canonicalText(inWorld ?? null);
  const twin = canonicalText(inTwin ?? null);
  return world === twin ? [] : [{ viewer, page: page.number, what, world, twin }];
}

/** A generator for the disguises and the random answers of a test, apart from the match's own. */
export function testRng(seed: string): Rng {
  return xoroshiro.fromSeed(seed);
}
