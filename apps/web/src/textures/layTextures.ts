import type { Texture } from "./textures.worker.ts";

/**
 * Paints wood and parchment once, beside the page's own thread, and hands them to the style sheets as `--wood` and
 * `--paper`. Until they are dry, and where a browser cannot paint them, the plain colours of the palette stand alone.
 */
export function layTextures(): void {
  if (typeof Worker === "undefined" || typeof OffscreenCanvas === "undefined") return;
  const painter = new Worker(new URL("./textures.worker.ts", import.meta.url), { type: "module" });
  let awaited = 2;
  painter.addEventListener("message", ({ data: { name, picture } }: MessageEvent<Texture>) => {
    void lay(name, picture);
    awaited -= 1;
    if (awaited === 0) painter.terminate();
  });
}

async function lay(name: Texture["name"], picture: Blob): Promise<void> {
  const { style, dataset } = document.documentElement;
  const address = URL.createObjectURL(picture);
  const image = new Image();
  image.src = address;
  // Decoded first, so that it fades in whole instead of appearing in strips.
  await image.decode();
  style.setProperty(`--${name}`, `url("${address}")`);
  dataset[name] = "laid";
}
