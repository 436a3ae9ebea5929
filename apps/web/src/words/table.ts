import { blows } from "./en/blows.ts";
import { board } from "./en/board.ts";
import { share } from "./en/share.ts";
import { table } from "./en/table.ts";
import { unkept } from "./en/unkept.ts";
import { blows as blowsFr } from "./fr/blows.ts";
import { board as boardFr } from "./fr/board.ts";
import { share as shareFr } from "./fr/share.ts";
import { table as tableFr } from "./fr/table.ts";
import { unkept as unkeptFr } from "./fr/unkept.ts";
import { homeWords } from "./home.ts";
import { roomOf, useRoom } from "./room.ts";
import type { Translate } from "./translate.ts";

/** What is said at a table, whoever hosts it. */
export const tableWords = roomOf(
  { ...homeWords.en, blows, board, share, table, unkept },
  { ...homeWords.fr, blows: blowsFr, board: boardFr, share: shareFr, table: tableFr, unkept: unkeptFr },
);

export const useTableWords = () => useRoom(tableWords);

export type SaidAtTable = Translate<typeof tableWords.en>;
