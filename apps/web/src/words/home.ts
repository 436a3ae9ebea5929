import { frame } from "./en/frame.ts";
import { home } from "./en/home.ts";
import { shelf } from "./en/shelf.ts";
import { levels, sitters } from "./en/sitters.ts";
import { version } from "./en/version.ts";
import { frame as frameFr } from "./fr/frame.ts";
import { home as homeFr } from "./fr/home.ts";
import { shelf as shelfFr } from "./fr/shelf.ts";
import { levels as levelsFr, sitters as sittersFr } from "./fr/sitters.ts";
import { version as versionFr } from "./fr/version.ts";
import { roomOf, useRoom } from "./room.ts";

/** All that is said before anything is fetched: around every page, on the shelf, of who sits at a table. */
export const homeWords = roomOf(
  { frame, home, shelf, levels, sitters, version },
  { frame: frameFr, home: homeFr, shelf: shelfFr, levels: levelsFr, sitters: sittersFr, version: versionFr },
);

export const useHomeWords = () => useRoom(homeWords);
