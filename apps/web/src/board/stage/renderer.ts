import { type Renderer, Ticker } from "pixi.js";

export interface Drawing {
  readonly canvas: HTMLCanvasElement;
  readonly renderer: Renderer;
}

/**
 * WebGL where a graphics card does the work; a plain 2D canvas where it would only be imitated, or cannot be had at
 * all: it is faster there. Only the code of the one in use is fetched.
 */
export async function openRenderer(): Promise<Drawing> {
  // pixi would wake up at every frame to look for what can be thrown away; the stage does that itself, and rests.
  Ticker.system.autoStart = false;
  Ticker.system.stop();
  if (hasGraphicsCard()) {
    try {
      return await openWebGL();
    } catch {
      // A card that promises more than it holds: the plain canvas always works.
    }
  }
  const canvas = document.createElement("canvas");
  const { PlainRenderer } = await import("./canvas-renderer.ts");
  const renderer = new PlainRenderer();
  await renderer.init({ ...options, canvas });
  return { canvas, renderer };
}

/** Browsers say who draws; where a processor does, they name one of these. */
const imitations = /swiftshader|llvmpipe|softpipe|software|basic render/i;

function hasGraphicsCard(): boolean {
  const gl = document.createElement("canvas").getContext("webgl2", { failIfMajorPerformanceCaveat: true });
  if (gl === null) return false;
  const info = gl.getExtension("WEBGL_debug_renderer_info");
  const name: unknown = gl.getParameter(info === null ? gl.RENDERER : info.UNMASKED_RENDERER_WEBGL);
  // Only few contexts may be open at a time: this one has answered.
  gl.getExtension("WEBGL_lose_context")?.loseContext();
  return !imitations.test(String(name));
}

async function openWebGL(): Promise<Drawing> {
  const canvas = document.createElement("canvas");
  const { WebGLRenderer } = await import("./webgl-renderer.ts");
  const renderer = new WebGLRenderer<HTMLCanvasElement>();
  await renderer.init({ ...options, canvas });
  if (renderer.gl.isContextLost()) throw new Error("The context was lost at once");
  return { canvas, renderer };
}

const options = {
  width: 16,
  height: 16,
  antialias: true,
  backgroundAlpha: 0,
  autoDensity: true,
  // Only sprites are used: nothing else of pixi has to be fetched or registered.
  skipExtensionImports: true,
};
