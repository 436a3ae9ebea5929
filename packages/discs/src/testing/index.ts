export { entriesOf, flickingAt, flickThat } from "./flicking.ts";
export { effectOf, piecesIn } from "./reading.ts";
