/**
 * Every number of the physics, in one place. Where the catalogue marks a number as proposed, it is
 * proposed here too: change both together (docs/rules/flick.md).
 */

/** FLK-DISC-01: the five radii, in mm. */
export const RADIUS = {
  "very-small": 6,
  small: 9,
  medium: 12.5,
  large: 17.5,
  "very-large": 22.5,
} as const;

/** FLK-BOARD-01: the shortest and the longest side of a board, in mm. */
export const SHORTEST_SIDE = 200;
export const LONGEST_SIDE = 1000;

/** FLK-BARRIER-02: the shortest barrier from end to end, in mm. */
export const SHORTEST_BARRIER = 1;

/** FLK-MOTION-01: speed lost by sliding, in mm/s per second. */
export const SLOWDOWN = 2000;

/** FLK-MOTION-02 and 03: the share of the approach speed that is left after a meeting. */
export const DISC_RESTITUTION = 0.8;
export const WALL_RESTITUTION = 0.7;

/** FLK-FLICK-03: the weakest flick, in mm/s. */
export const WEAKEST = 60;

/** FLK-FLICK-02: the strongest flick carries a free disc this many times the longer side. */
export const STRONGEST_REACH = 1.5;

/** FLK-STACK-03: a rider falls when the squared change of its carrier's velocity exceeds this × radius. */
export const FALL = 6000;

/** FLK-STACK-02: a carrier holds three very small riders, or one of any other size. */
export const CARRIER_HOLDS = 3;

/** FLK-BOUND-06 and 02: discs, riders and barriers together. */
export const MOST_DISCS = 64;
export const MOST_ENTRIES = 5000;

/** FLK-PLACE-02, BAD-03, BOARD-03: how far a place may be off, in mm. */
export const TOLERANCE = 0.001;

/** FLK-CONTACT-06: discs closer than this are met at once, in mm. Rounding leaves gaps below 1e-11. */
export const TOUCH = 1e-7;

/** FLK-PLACE-01 and 07: "2.5 cm", in mm. */
export const RING = 25;

/** FLK-CONTACT-02: bodies that approach no faster than this do not meet, in mm/s. */
export const LEAST_APPROACH = 0.01;

/** FLK-RULING-12: the slowest parting of two movable discs and the slowest sliding at all, in mm/s. */
export const SLOWEST = 2;
