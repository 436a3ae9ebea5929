/**
 * Looking at flicks before and after they are made: all that a disc can do, and how easy it is. See README.md.
 * Everything another package may use stands here.
 */
export { type Best, bestOf } from "./best.ts";
export { type Ease, easeOf } from "./ease.ts";
export { buildFan, type Fan, fanOf, flickAt } from "./fan.ts";
export { type Gist, gists } from "./gist.ts";
