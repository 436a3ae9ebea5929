import { type Square, sameSquare } from "../../grid/square.ts";
import { cardOf } from "../../shelf.ts";
import type { SeenElement } from "../../view.ts";
import type { Known } from "./known.ts";

/** REG-EVENT-10: a door through which the group has come already, and that has fallen shut. */
export const isShut = ({ kind, open, hidden, blocked, leads }: SeenElement): boolean =>
  cardOf("elements", kind).isDoor === true && !open && !hidden && !blocked && leads !== undefined;

export const shutDoorAt = ({ view }: Known, square: Square): SeenElement | undefined =>
  view.elements.find((one) => sameSquare(one, square) && isShut(one));

/** Steps that it takes to open one and go through. */
export const throughDoor = 3;
