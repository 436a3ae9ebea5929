import { w } from "@ossuaire/kernel";
import { pedlarComes } from "../../../deeds/trade.ts";
import { unforeseen } from "./card.ts";

/** Two things in all; what he has of rare books is asked for anew (REG-VERDICT-81). */
export const pedlar = unforeseen(
  "stray-pedlar",
  w("Colporteur égaré", "Stray pedlar"),
  "REG-EVENT-22",
  2,
  function* ({ state }) {
    state.stock = {};
    pedlarComes(state, 2);
  },
);
