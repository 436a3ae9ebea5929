import type { Texture } from "./textures.worker.ts";

/**
 * Paints wood and parchment once, beside the page's own thread, and hands them to the style sheets as `--wood` and
 * `--paper`, both at once: each change there has the browser look at all of the page anew. Until they are dry, and where
 * a browser cannot paint them, the plain colours of the palette stand alone.
 */
export function layTextures(): void {
  if (typeof Worker === "undefined" || typeof OffscreenCanvas === "undefined") return;
  const painter = new Worker(new URL("./textures.worker.ts", import.meta.url), { type: "module" });
  const painted: Texture[] = [];
  painter.addEventListener("message", ({ data }: MessageEvent<Texture>) => {
    painted.push(data);
    if (painted.length < 2) return;
    painter.terminate();
    void lay(painted);
  });
}

async function lay(painted: readonly Texture[]): Promise<void> {
  const { style, dataset } = document.documentElement;
  const dry = await Promise.all(painted.map(decoded));
  for (const { name, address } of dry) {
    style.setProperty(`--${name}`, `url("${address}")`);
    dataset[name] = "laid";
  }
}

/** Decoded first, so that it fades in whole instead of appearing in strips. */
async function decoded({ name, picture }: Texture): Promise<{ name: Texture["name"]; address: string }> {
  const address = URL.createObjectURL(picture);
  const image = new Image();
  image.src = address;
  await image.decode();
  return { name, address };
}
