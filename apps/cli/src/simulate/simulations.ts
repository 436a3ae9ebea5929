import { catacombsSimulation } from "./catacombs/simulation.ts";
import { conquestSimulation } from "./conquest/simulation.ts";
import type { Simulation } from "./simulation.ts";

/** The games that can be simulated. A fixture only ever meets the simulation that made it. */
export const simulations: Readonly<Record<"conquest" | "catacombs", Simulation>> = {
  conquest: conquestSimulation,
  catacombs: catacombsSimulation,
};

export type Simulated = keyof typeof simulations;
