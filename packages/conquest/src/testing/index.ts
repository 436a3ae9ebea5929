export { type ConquestFigures, fuzzConquest } from "./fuzz.ts";
