import { type Character, canAct, type State } from "../../state.ts";

/** SOL-VERDICT-28: who can be made to act beside its own action: a monster that can act and did not come in only now. */
export function canBeDriven(state: State, piece: Character): boolean {
  return piece.kind === "monster" && canAct(state, piece) && piece.arrived === undefined;
}
