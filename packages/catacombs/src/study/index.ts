export { catacombsStudy } from "./study.ts";
