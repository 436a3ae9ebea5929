import { nimBox } from "@ossuaire/kernel/testing";
import type { Shelf } from "../shelf.ts";

/** A house with one tiny game in it: all that a new game has to tell the terminal is this line. */
export const nimShelf: Shelf = [{ box: (open) => open(nimBox) }];
