export { Dealer } from "./Dealer.ts";
export { askedOfWhom } from "./gathering/asks.ts";
export {
  host,
  house,
  nameSchema,
  readEntry,
  type TableEntry,
  type What,
  type Wish,
} from "./gathering/entry.ts";
export { Gathering } from "./gathering/Gathering.ts";
export { live, type Pace, paceSchema } from "./gathering/pace.ts";
export { isPresent, levelAt, type Place, type Places, placesSchema } from "./gathering/place.ts";
export type { Agreement, OpenAsk, TableState } from "./gathering/state.ts";
export { isRecord } from "./isRecord.ts";
export { type Line, readLine } from "./line.ts";
export { isReport, type Report, type Request, readRequest } from "./messages.ts";
export { newsOf } from "./news.ts";
export type { Playable, Thinker } from "./playable.ts";
export { type Face, faceSchema } from "./remote/face.ts";
export {
  type Created,
  type FromGuest,
  type FromServer,
  isFromServer,
  protocol,
  readFromGuest,
  type Setup,
  setupSchema,
} from "./remote/protocol.ts";
export { askedHere, type Invitation, personsOf, type Sitter, sittersFor } from "./seating.ts";
export { sharedOf } from "./shared.ts";
export { type Leaf, readStored, type Stored } from "./stored.ts";
export type { Keeping, News, Opened, OpenTable, Shared, Sitting, Trouble, Unkept } from "./table.ts";
