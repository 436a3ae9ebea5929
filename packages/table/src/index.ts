export { Dealer } from "./Dealer.ts";
export { isRecord } from "./isRecord.ts";
export { type Line, readLine } from "./line.ts";
export { isReport, type Report, type Request, readRequest } from "./messages.ts";
export { newsOf } from "./news.ts";
export type { Playable, Thinker } from "./playable.ts";
export { askedHere, type Invitation, personsOf, type Sitter } from "./seating.ts";
export { type Leaf, readStored, type Stored } from "./stored.ts";
export type { Keeping, News, Opened, OpenTable, Shared, Sitting, Trouble, Unkept } from "./table.ts";
