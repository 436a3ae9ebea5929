import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { grounds } from "./src/textures/grounds/index.ts";
import { groundFile } from "./textures.ts";

describe.each(Object.entries(grounds))("the ground of %s", (_, paint) => {
  test("is a small file whose mean light lies between 25 and 48 %, so that it never outshines a disc", async () => {
    const file = await groundFile(paint());
    expect(file.length).toBeLessThanOrEqual(25_000);
    const { channels } = await sharp(file).stats();
    const [red = 0, green = 0, blue = 0] = channels.map(({ mean }) => mean / 255);
    const light = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    expect(light).toBeGreaterThan(0.25);
    expect(light).toBeLessThan(0.48);
  });
});
