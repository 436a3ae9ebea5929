import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, expect, test } from "vitest";
import { saveIfChanged } from "./save.ts";

const size = { width: 200, height: 120 };

let folder = "";
let path = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "ossuaire-pictures-"));
  path = join(folder, "screen.webp");
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A dark screen with a bright square somewhere. */
function screen(left: number, background = "#2a1b10"): Promise<Buffer> {
  const square = { create: { width: 8, height: 8, channels: 3, background: "#ffd873" } } as const;
  return sharp({ create: { ...size, channels: 3, background } })
    .composite([{ input: square, left, top: 40 }])
    .png()
    .toBuffer();
}

test("a picture that was not there is written, as WebP", async () => {
  expect(await saveIfChanged(await screen(20), path)).toBe(true);
  expect(await sharp(path).metadata()).toMatchObject({ format: "webp", ...size });
});

test("the same again, or in a shade that nobody sees, leaves the file as it is", async () => {
  await saveIfChanged(await screen(20), path);
  const before = readFileSync(path);
  expect(await saveIfChanged(await screen(20), path)).toBe(false);
  expect(await saveIfChanged(await screen(20, "#2c1d12"), path)).toBe(false);
  expect(readFileSync(path)).toEqual(before);
});

test("what has moved by as little as a letter is written", async () => {
  await saveIfChanged(await screen(20), path);
  expect(await saveIfChanged(await screen(28), path)).toBe(true);
  expect(await saveIfChanged(await screen(28), path)).toBe(false);
});

test("another size is written", async () => {
  await saveIfChanged(await screen(20), path);
  const wider = await sharp(await screen(20))
    .extend({ right: 10 })
    .toBuffer();
  expect(await saveIfChanged(wider, path)).toBe(true);
});
