/** In a file of its own so that it is a chunk of its own. */
export { WebGLRenderer } from "pixi.js";
