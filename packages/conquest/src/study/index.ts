export { conquestStudy } from "./study.ts";
