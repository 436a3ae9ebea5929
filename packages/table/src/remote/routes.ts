import type { Seat } from "@ossuaire/kernel";
import * as v from "valibot";
import { nameSchema, seatSchema, tableSchema } from "../gathering/entry.ts";
import { paceSchema } from "../gathering/pace.ts";
import { talkSchema } from "../gathering/talk.ts";
import { aboutSchema, faceSchema } from "./face.ts";
import { secretSchema } from "./secret.ts";

// What is asked of a server by HTTP, in JSON. A secret goes into `Authorization: Bearer …`, never into an address; where
// several are shown at once, into the body. What is refused comes as `{ refusal: { code, words } }`.

const level = v.pipe(v.string(), v.minLength(1), v.maxLength(40));
const moment = v.pipe(v.number(), v.safeInteger());

/** `POST api/tables`. A person sits in front of the screen that asks; a friend gets a link. */
export type Setup = v.InferOutput<typeof setupSchema>;

export const setupSchema = v.strictObject({
  game: v.pipe(v.string(), v.maxLength(40)),
  options: v.unknown(),
  /** Left out, the server draws one that nobody knows: whoever knows it knows every card to come. */
  seed: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(200))),
  undo: v.picklist(["free", "consent"]),
  pace: paceSchema,
  /** Anybody may come: it stands in the lobby while a seat is free. */
  open: v.boolean(),
  /** Whoever knows its name may look on. */
  watched: v.boolean(),
  talk: v.optional(talkSchema),
  about: v.optional(aboutSchema),
  language: v.optional(v.picklist(["fr", "en"])),
  sitters: v.record(
    seatSchema,
    v.variant("kind", [
      v.strictObject({ kind: v.literal("person"), name: nameSchema }),
      v.strictObject({ kind: v.literal("friend") }),
      v.strictObject({ kind: v.literal("bot"), level }),
    ]),
  ),
});

/** A table that was laid, and what opens it. */
export interface Created {
  readonly id: string;
  readonly host: string;
  /** The secrets of the seats in front of the screen. */
  readonly seats: Readonly<Record<Seat, string>>;
  /** For the others. */
  readonly invitations: Readonly<Record<Seat, string>>;
}

/** `GET api/lobby?page=0`: tables to which anybody may come, the latest first, 30 to a page. */
export const lobbySchema = v.object({
  tables: v.array(v.object({ id: tableSchema, face: faceSchema, created: moment })),
  /** There is a further page. */
  more: v.boolean(),
});
export type Lobby = v.InferOutput<typeof lobbySchema>;

/**
 * What is to open the seat of whoever sits down. They choose it before they ask: where the reply is lost they ask again, are known by it, and
 * get the same reply. Left out, the server chooses one.
 */
const token = v.optional(secretSchema);

/**
 * `POST api/tables/:id/seat`, of whoever has a link: its seat, under this name; or, where its person sits there already, that seat on
 * another device, and what opened it before opens nothing more. Gives `{ seat, token }`.
 */
export const sitSchema = v.strictObject({ name: v.optional(v.unknown()), token });

/** `POST api/tables/:id/join`, without a secret: a free seat of a table of the lobby. Gives `{ seat, token }`. */
export const joinSchema = v.strictObject({ seat: seatSchema, name: nameSchema, token });

/** `POST api/mine`: how the tables fare that this device has secrets of. One that is gone is left out. */
export const mineSchema = v.strictObject({
  tables: v.pipe(
    v.array(
      v.strictObject({
        id: tableSchema,
        secrets: v.pipe(v.array(secretSchema), v.minLength(1), v.maxLength(9)),
      }),
    ),
    v.maxLength(60),
  ),
});

export const yoursSchema = v.object({
  tables: v.array(
    v.object({
      id: tableSchema,
      face: faceSchema,
      /** The seats of these secrets. */
      you: v.array(v.string()),
      host: v.boolean(),
      /** The persons whose answer is waited for. */
      asked: v.array(v.string()),
      /** When something happened there last. */
      changed: moment,
    }),
  ),
});
export type Yours = v.InferOutput<typeof yoursSchema>;

/** `POST api/tables/:id/bot`, of whoever invited, before the match: a free seat, or a bot of another level. */
export const botSchema = v.strictObject({ seat: seatSchema, level });

/** `POST api/tables/:id/free`, of whoever invited, before the match: nobody sits there any more. Gives `{ seat, invitation }`. */
/** `POST api/tables/:id/invitation`, of whoever invited, or of the seat itself: a fresh link. Gives `{ seat, invitation }`. */
export const freeSchema = v.strictObject({ seat: seatSchema });

/** `POST api/tables/:id/talk`, of whoever invited. */
export const talkingSchema = v.strictObject({ talk: talkSchema });

/**
 * `POST api/tables/:id/again`, of whoever invited or anybody who sat there, after the end: the same people at a new
 * table, which has begun if all seats are taken. Everybody's secrets open it too; `face.next` of the old one names it.
 * Gives `{ id, invitations }`. Asked twice, it gives the same table again.
 */
export const againSchema = v.strictObject({
  /** Other ones than before: the next quest of a campaign. Only whoever invited may change them. */
  options: v.optional(v.unknown()),
  about: v.optional(aboutSchema),
});
export interface Again {
  readonly id: string;
  readonly invitations: Readonly<Record<Seat, string>>;
}

/**
 * `PUT api/tables/:id/notices`, of a seat: where its person is told that they are asked, when no page of theirs is open.
 * `GET` gives what is set (addresses only as `push`, `ntfy`, `webhook`), `DELETE` ends it. `GET api/push` gives
 * `{ key }`, the server's key for the browser's own push service.
 */
export const noticeSchema = v.variant("kind", [
  v.strictObject({
    kind: v.literal("push"),
    endpoint: v.pipe(v.string(), v.maxLength(1000), v.url()),
    keys: v.strictObject({
      p256dh: v.pipe(v.string(), v.maxLength(200)),
      auth: v.pipe(v.string(), v.maxLength(100)),
    }),
    language: v.picklist(["fr", "en"]),
  }),
  /** A topic at a server of ntfy, or any address that takes a POST. */
  v.strictObject({
    kind: v.picklist(["ntfy", "webhook"]),
    endpoint: v.pipe(v.string(), v.maxLength(1000), v.url()),
    language: v.picklist(["fr", "en"]),
  }),
]);
export type NoticeTo = v.InferOutput<typeof noticeSchema>;

/** What a push brings to the service worker of the page. */
export interface Notice {
  readonly table: string;
  readonly game: string;
  readonly seat: Seat;
  readonly title: string;
  readonly text: string;
}
