/** In a file of its own so that it is a chunk of its own. */
// In place of code that pixi would write and run while it draws, which the page's policy forbids.
import "pixi.js/unsafe-eval";

export { WebGLRenderer } from "pixi.js";
