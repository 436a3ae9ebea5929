import { type Entry, flick, type Point, type Table } from "@ossuaire/flick";

/** The words of a test that flick what is asked for. */
interface Words {
  readonly flickedPiece: () => string;
  readonly flick: (vx: number, vy: number, piece?: string) => void;
}

/** Flicks the asked-for disc straight at a spot or another disc. */
export function flickingAt({ flickedPiece, flick }: Words, spotOf: (id: string) => Point) {
  return (target: string | readonly [number, number], speed = 800, id = flickedPiece()): void => {
    const from = spotOf(id);
    const [x, y] = typeof target === "string" ? [spotOf(target).x, spotOf(target).y] : target;
    const distance = Math.sqrt((x - from.x) ** 2 + (y - from.y) ** 2);
    flick(Math.round(((x - from.x) / distance) * speed), Math.round(((y - from.y) / distance) * speed), id);
  };
}

/** What would happen with this flick, in order; nothing is played. */
export function entriesOf(table: Table, disc: string, vx: number, vy: number): readonly Entry[] {
  const report = flick(table, { disc, vx, vy }, { tracks: false });
  if (!report.ok) throw new Error(`${disc} cannot be flicked: ${report.code}`);
  return report.entries;
}

/**
 * Of all flicks of these discs round the circle, at each of these speeds, the first that runs as wished: so no test
 * depends on aim.
 */
export function flickThat(
  table: Table,
  discs: readonly string[],
  speeds: readonly number[],
  runsAsWished: (entries: readonly Entry[], disc: string) => boolean,
): { readonly disc: string; readonly vx: number; readonly vy: number } {
  for (const disc of discs) {
    for (const speed of speeds) {
      for (let degrees = 0; degrees < 360; degrees++) {
        const angle = (degrees * Math.PI) / 180;
        const [vx, vy] = [Math.round(Math.cos(angle) * speed), Math.round(Math.sin(angle) * speed)];
        if (runsAsWished(entriesOf(table, disc, vx, vy), disc)) return { disc, vx, vy };
      }
    }
  }
  throw new Error(`no flick of ${discs.join(", ")} runs such a course`);
}
