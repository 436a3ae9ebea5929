import type { Chart } from "@ossuaire/catacombs";

/** Where the rooms lie on the sheet, in its own cells; halves stand between two. */
export interface MapSheet {
  readonly columns: number;
  readonly rows: number;
  readonly spots: readonly Spot[];
  /** Places between which the way leads, whoever has gone it. */
  readonly links: readonly (readonly [from: number, to: number])[];
}

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/**
 * A labyrinth lies as it does, north above. A column and a branching path go down an upright sheet; on one that lies they go
 * to and fro, so that cards are large enough to be read.
 */
export function sheetOf({ layout, rooms }: Chart, upright: boolean): MapSheet {
  if (layout === "labyrinth") {
    const most = (numbers: readonly number[]) => Math.max(0, ...numbers) + 1;
    return {
      columns: most(rooms.map(({ x }) => x)),
      rows: most(rooms.map(({ y }) => y)),
      spots: rooms.map(({ x, y }) => ({ x, y })),
      links: [],
    };
  }
  const isBranching = layout === "branching";
  const breadth = isBranching ? 2 : 1;
  const stepOf = (place: number) => (isBranching ? rooms[place]?.x : rooms[place]?.y) ?? 0;
  const length = Math.max(0, ...rooms.map(({ place }) => stepOf(place))) + 1;
  const isAlone = (step: number) => rooms.filter(({ place }) => stepOf(place) === step).length < breadth;
  const across = (place: number) => {
    const side = isBranching ? (rooms[place]?.y ?? 0) : 0;
    return isAlone(stepOf(place)) ? (breadth - 1) / 2 : side;
  };
  const links = rooms.flatMap(({ place: from }) =>
    rooms.flatMap(({ place: to }) => (stepOf(to) === stepOf(from) + 1 ? [[from, to] as const] : [])),
  );
  if (upright)
    return {
      columns: breadth,
      rows: length,
      spots: rooms.map(({ place }) => ({ x: across(place), y: stepOf(place) })),
      links,
    };
  const band = Math.ceil(length / Math.max(1, Math.round(Math.sqrt(length / (breadth * 1.2)))));
  return {
    columns: Math.min(length, band),
    rows: Math.ceil(length / band) * breadth,
    spots: rooms.map(({ place }) => {
      const [turn, along] = [Math.floor(stepOf(place) / band), stepOf(place) % band];
      return { x: turn % 2 === 0 ? along : band - 1 - along, y: turn * breadth + across(place) };
    }),
    links,
  };
}
