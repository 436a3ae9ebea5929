import { existsSync, readFileSync, writeFileSync } from "node:fs";
import sharp from "sharp";

/** A channel of a point that differs by less, of 255, is the same to any eye: text drawn a hair's breadth aside, say. */
const SAME = 40;

/** So many points make a difference: fewer than one letter. */
const POINTS = 24;

/**
 * Writes a picture as WebP, unless the one that is there shows the same: every byte that is committed anew stays in the
 * repository for ever. Says whether it was written.
 */
export async function saveIfChanged(picture: Buffer, path: string): Promise<boolean> {
  const encoded = await sharp(picture).webp({ quality: 80, smartSubsample: true }).toBuffer();
  // As it would be seen, losses included, beside what is seen now.
  if (existsSync(path) && !(await differ(encoded, readFileSync(path)))) return false;
  writeFileSync(path, encoded);
  return true;
}

async function differ(one: Buffer, other: Buffer): Promise<boolean> {
  const [a, b] = await Promise.all(
    [one, other].map((input) => sharp(input).removeAlpha().raw().toBuffer({ resolveWithObject: true })),
  );
  if (a === undefined || b === undefined) return true;
  if (a.info.width !== b.info.width || a.info.height !== b.info.height) return true;
  let points = 0;
  for (let start = 0; start < a.data.length; start += 3) {
    const isSame = [0, 1, 2].every(
      (channel) => Math.abs((a.data[start + channel] ?? 0) - (b.data[start + channel] ?? 0)) < SAME,
    );
    if (!isSame) points += 1;
  }
  return points >= POINTS;
}
