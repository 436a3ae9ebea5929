import * as v from "valibot";
import type { Submission } from "./answer.ts";
import { guarded, plainFrom } from "./border.ts";
import { branchSchema } from "./branch.ts";
import { type Edition, editionSchema } from "./edition.ts";
import type { Told } from "./event.ts";
import { damaged, type Fault, notAMatch, otherVersion } from "./fault.ts";
import type { Kind } from "./game.ts";
import type { Terms } from "./match.ts";
import type { Page } from "./page.ts";
import { copyOf, hashOf } from "./plain.ts";
import type { Checkpoint } from "./run.ts";

/**
 * A match taken off the table to be put back at once, without playing it through: for a server's shelf, not for
 * sharing. What was told on the way is not in it: the answers tell it again. Its seal tells an honest copy from a
 * damaged one.
 */
export interface Snapshot<K extends Kind = Kind> extends Content<K> {
  readonly format: typeof format;
  readonly version: typeof version;
  readonly seal: string;
}

export interface Content<K extends Kind = Kind> extends Edition {
  readonly game: string;
  readonly terms: Terms<K>;
  readonly checkpoint: Checkpoint<K["state"]>;
  /** The answers given after the checkpoint. */
  readonly since: readonly Submission[];
  /** What was told on the last page. */
  readonly told: readonly Told<K["event"]>[];
  /** From the beginning; of a brief, the last one alone. */
  readonly pages: readonly StoredPage[];
  readonly serial: number;
}

export interface StoredPage extends Pick<Page, "serial" | "learned" | "shown"> {
  readonly submission?: Submission;
  /** Of the page of a brief: what the pages before it would tell. */
  readonly brief?: Pick<Page, "number" | "undoable">;
}

const format = "ossuaire-snapshot";
const version = 2;

export function sealed<K extends Kind>(content: Content<K>): Snapshot<K> {
  const whole = { format, version, ...content } as const;
  return copyOf({ ...whole, seal: hashOf(whole) });
}

type Unsealed =
  | { readonly ok: true; readonly content: Content }
  | { readonly ok: false; readonly fault: Fault };

/**
 * What was sealed, if this is an honest copy of it. The seal is proof against damage, not against forgery: snapshots
 * come from our own shelf.
 */
export function unsealed(input: unknown): Unsealed {
  const head = guarded(() => v.safeParse(headSchema, input));
  if (!head?.success) return notAMatch((head && v.getDotPath(head.issues[0])) ?? "format");
  const theirs = head.output.version;
  if (theirs !== version && theirs !== older) return otherVersion(String(theirs), String(version));
  const content = contentOf(plainFrom(input));
  return content === undefined ? damaged : { ok: true, content };
}

function contentOf(input: unknown): Content | undefined {
  if (typeof input !== "object" || input === null || !("seal" in input)) return undefined;
  const { seal, ...content } = input;
  if (guarded(() => hashOf(content)) !== seal) return undefined;
  if (isContent(content)) return content;
  return isOlder(content) ? renewed(content) : undefined;
}

/** In the first version every page had what was told on it, and `since` was how many of the last answers it meant. */
const older = 1;

type Older = Omit<Content, "since" | "told" | "pages"> & {
  readonly since: number;
  readonly pages: readonly (Omit<StoredPage, "brief"> & Pick<Content, "told">)[];
};

function renewed({ since, pages, ...same }: Older): Content {
  const answers = answersOf(pages);
  return {
    ...same,
    since: answers.slice(answers.length - since),
    told: pages.at(-1)?.told ?? [],
    pages: pages.map(({ told: _, ...page }) => page),
  };
}

export function answersOf(pages: readonly Pick<StoredPage, "submission">[]): readonly Submission[] {
  return pages.flatMap(({ submission }) => submission ?? []);
}

const headSchema = v.object({ format: v.literal(format), version: v.number() });

export const submissionSchema = v.object({ seat: v.string(), answer: v.looseObject({ kind: v.string() }) });
const countSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const eventSchema = v.looseObject({ type: v.string(), rule: v.string() });
const toldSchema = v.array(
  v.object({
    event: eventSchema,
    to: v.optional(v.array(v.string())),
    others: v.optional(eventSchema),
    reveals: v.boolean(),
    own: v.exactOptional(v.literal(true)),
  }),
);
const pageSchema = { serial: v.number(), learned: v.boolean(), shown: v.exactOptional(v.literal(true)) };
const firstSchema = { ...pageSchema, submission: v.optional(v.undefined()) };
const laterSchema = { ...pageSchema, submission: submissionSchema };

/** The form of what is sealed; whether the position is one of its game, only the game can tell. */
const commonSchema = {
  format: v.literal(format),
  game: v.string(),
  ...editionSchema.entries,
  terms: v.object({
    seed: v.string(),
    undo: v.picklist(["free", "consent"]),
    branch: v.exactOptional(branchSchema),
  }),
  checkpoint: v.object({ state: v.looseObject({}), rng: v.array(v.number()) }),
  serial: v.number(),
};

const contentSchema = v.pipe(
  v.object({
    ...commonSchema,
    version: v.literal(version),
    since: v.array(submissionSchema),
    told: toldSchema,
    pages: v.union([
      v.strictTuple([
        v.object({ ...firstSchema, brief: v.object({ number: countSchema, undoable: countSchema }) }),
      ]),
      v.tupleWithRest(
        [v.object({ ...firstSchema, brief: v.optional(v.undefined()) })],
        v.object(laterSchema),
      ),
    ]),
  }),
  v.check(({ since, pages }) => since.length <= (pages[0].brief?.number ?? pages.length - 1)),
  v.check((content) => isInOrder(content)),
);

const olderSchema = v.pipe(
  v.object({
    ...commonSchema,
    version: v.literal(older),
    since: countSchema,
    pages: v.tupleWithRest(
      [v.object({ ...firstSchema, told: toldSchema })],
      v.object({ ...laterSchema, told: toldSchema }),
    ),
  }),
  v.check(({ since, pages }) => since < pages.length),
  v.check((content) => isInOrder(content)),
);

/** Serials grow from page to page; those that were undone are missing. */
function isInOrder({
  pages,
  serial,
}: Pick<Content, "serial"> & { readonly pages: readonly Pick<Page, "serial">[] }) {
  return pages.every((page, i) => page.serial > (pages[i - 1]?.serial ?? -1) && page.serial <= serial);
}

function isContent(input: unknown): input is Content {
  return v.is(contentSchema, input);
}

function isOlder(input: unknown): input is Older {
  return v.is(olderSchema, input);
}
