/** What benches, tools and pages use to examine the physics; no game needs it. */
export { hashOfFlick, strayFlicks } from "./determinism.ts";
export { type Draw, drawing } from "./draw.ts";
export { FIXTURE } from "./fixture.ts";
export { type FuzzFigures, fuzzFlick, playRun } from "./fuzz.ts";
export { type Stepped, stepFlick } from "./stepper.ts";
export { drawFlick, drawTable, FAMILIES, type Family } from "./tables.ts";
