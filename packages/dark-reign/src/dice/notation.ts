/** An amount as the rulebook writes it, from left to right: Force (REG-DICE-07), a fixed number, dice (REG-DICE-06). */
export type Notation = `${number}` | `${"" | "Fu+"}${"" | `${number}+`}${number}D${"" | "3"}`;

/** The same, read. */
export interface Formula {
  readonly force: boolean;
  readonly fixed: number;
  /** How many dice are rolled and added, and whether each is read as a D3 (REG-RULING-05). */
  readonly dice: number;
  readonly kind: "D" | "D3";
}

const form = /^(?:(?<alone>\d+)|(?<force>Fu\+)?(?:(?<fixed>\d+)\+)?(?<dice>\d+)D(?<three>3)?)$/;

/** `dice("Fu+1+1D")`: checked by the compiler for its shape, and for whole numbers when it is read. */
export function dice(notation: Notation): Formula {
  const parts = form.exec(notation)?.groups;
  if (parts === undefined) throw new Error(`“${notation}” is no amount such as 4+5D or Fu+2D`);
  return {
    force: parts["force"] !== undefined,
    fixed: Number(parts["alone"] ?? parts["fixed"] ?? 0),
    dice: Number(parts["dice"] ?? 0),
    kind: parts["three"] === undefined ? "D" : "D3",
  };
}
