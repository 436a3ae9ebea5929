export { entriesOf, flickingAt, flickThat } from "./flicking.ts";
