import type { Shelved } from "../shelf.ts";
import { boxSimulation } from "./any-box/simulation.ts";
import type { Simulation } from "./simulation.ts";

/** How this game is simulated. A fixture only ever meets the simulation that made it. */
export function simulationOf({ box, simulation }: Shelved): Simulation {
  return simulation ?? box((opened): Simulation => boxSimulation(opened));
}
