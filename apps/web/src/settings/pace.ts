/** How fast what others do is shown. `at-once`: discs lie where they stop. `step`: one deed for each press. */
export const paces = ["slow", "normal", "fast", "at-once", "step"] as const;
export type Pace = (typeof paces)[number];

/** How many seconds of the table pass in one of the clock while discs move. */
export const rates = { slow: 0.5, normal: 1, fast: 2, "at-once": 4, step: 1 } as const satisfies Record<
  Pace,
  number
>;

/** How much longer than usual everything stands that is to be read or seen. */
export const waits = { slow: 2, normal: 1, fast: 1 / 3, "at-once": 0, step: 1 } as const satisfies Record<
  Pace,
  number
>;

/** What the same wish was called before there were five. */
export const formerPaces: Readonly<Record<string, Pace>> = {
  calm: "normal",
  brisk: "fast",
  instant: "at-once",
};
