export { Dealer } from "./Dealer.ts";
export { askedOfWhom } from "./gathering/asks.ts";
export { type Brief, hashOfBrief } from "./gathering/brief.ts";
export {
  host,
  house,
  nameSchema,
  readEntry,
  type TableEntry,
  tableSchema,
  type What,
  type Wish,
} from "./gathering/entry.ts";
export { Gathering } from "./gathering/Gathering.ts";
export { live, type Pace, paceSchema } from "./gathering/pace.ts";
export { isPresent, levelAt, type Place, type Places, placesSchema } from "./gathering/place.ts";
export { notBegun } from "./gathering/refusals.ts";
export { standing } from "./gathering/standing.ts";
export type { Agreement, OpenAsk, TableState } from "./gathering/state.ts";
export {
  type Phrase,
  phrases,
  readSaid,
  type Said,
  type Saying,
  type Talk,
  talkSchema,
} from "./gathering/talk.ts";
export { isRecord } from "./isRecord.ts";
export { type Line, readLine } from "./line.ts";
export { isReport, type Report, type Request, readRequest } from "./messages.ts";
export { newsOf } from "./news.ts";
export type { Playable, Thinker } from "./playable.ts";
export { Copies } from "./remote/Copies.ts";
export { type Face, faceSchema } from "./remote/face.ts";
export { type Frozen, frozenSchema, lookedAtSchema, type Offer, offerSchema } from "./remote/frozen.ts";
export { Hearing } from "./remote/Hearing.ts";
export {
  type FromGuest,
  type FromServer,
  isFromServer,
  notStoredCode,
  protocol,
  readFromGuest,
} from "./remote/protocol.ts";
export {
  type Again,
  againSchema,
  botSchema,
  type Created,
  freeSchema,
  joinSchema,
  type Lobby,
  lobbySchema,
  mineSchema,
  type Notice,
  type NoticeTo,
  noticeSchema,
  type Setup,
  setupSchema,
  sitSchema,
  talkingSchema,
  type Yours,
  yoursSchema,
} from "./remote/routes.ts";
export { Showing } from "./remote/Showing.ts";
export { Telling } from "./remote/Telling.ts";
export { askedHere, type Invitation, personsOf, readSitter, type Sitter, sittersFor } from "./seating.ts";
export { sharedOf } from "./shared.ts";
export { type Leaf, readStored, type Stored } from "./stored.ts";
export type { Keeping, News, Opened, OpenTable, Shared, Sitting, Trouble, Unkept } from "./table.ts";
