import type { Point } from "@ossuaire/flick";

/** The part of the screen that shows the board, in CSS pixels. */
export interface Frame {
  readonly width: number;
  readonly height: number;
}

interface Size {
  readonly length: number;
  readonly width: number;
}

/** From which side the board is looked at. */
export interface Side {
  readonly board: Size;
  /** A quarter round, so that its left edge lies at the bottom. */
  readonly turned: boolean;
  /** Half round, after that: what was left and above is right and below. */
  readonly round?: boolean;
}

/** Where the board is on the screen. On an upright screen it is turned; who looks from the other side has it half round. */
export interface Camera extends Side {
  readonly frame: Frame;
  /** CSS pixels per mm, and how often that is what the whole board needs. */
  readonly scale: number;
  readonly zoom: number;
  /** Where the upper left inner corner of the board, as seen, is in the frame. */
  readonly x: number;
  readonly y: number;
}

/** Room for the walls and their shadow around the board, in mm. */
export const margin = 8;

const closest = 4;

/** The whole board, as large as it goes. It is only turned where that makes it clearly larger. */
export function fit(board: Size, frame: Frame, round = false): Camera {
  const upright = scaleOf(board.width, board.length, frame);
  const lying = scaleOf(board.length, board.width, frame);
  const turned = upright > lying * 1.15;
  const scale = turned ? upright : lying;
  return centred({ board, frame, turned, round, scale, zoom: 1, x: 0, y: 0 });
}

/** The same look at a board whose frame has another size: whoever has come near stays near, over the same spot. */
export function refitted(camera: Camera, frame: Frame): Camera {
  const whole = fit(camera.board, frame, camera.round);
  if (camera.zoom === 1 || whole.turned !== camera.turned) return whole;
  const { width, height } = camera.frame;
  const spot = toBoard(camera, { x: width / 2, y: height / 2 });
  const near = { ...whole, zoom: camera.zoom, scale: whole.scale * camera.zoom };
  const at = toScreen(near, spot);
  return panned(near, frame.width / 2 - at.x, frame.height / 2 - at.y);
}

function scaleOf(across: number, down: number, { width, height }: Frame): number {
  return Math.max(0.05, Math.min(width / (across + 2 * margin), height / (down + 2 * margin)));
}

/** The board's size as seen. */
export function seenSize({ board, turned }: Side): Frame {
  return turned ? { width: board.width, height: board.length } : { width: board.length, height: board.width };
}

/** From the board's mm to mm as seen: turned, not yet scaled. */
export function seen(side: Side, point: Point): Point {
  const { board, turned } = side;
  const { x, y } = halfRound(side, point);
  return turned ? { x: y, y: board.length - x } : { x, y };
}

/** Both ways: a half turn is its own way back. */
function halfRound({ board, round = false }: Side, { x, y }: Point): Point {
  return round ? { x: board.length - x, y: board.width - y } : { x, y };
}

export function toScreen(camera: Camera, point: Point): Point {
  const { x, y } = seen(camera, point);
  return { x: camera.x + x * camera.scale, y: camera.y + y * camera.scale };
}

export function toBoard(camera: Camera, { x, y }: Point): Point {
  const { board, turned, scale } = camera;
  const across = (x - camera.x) / scale;
  const down = (y - camera.y) / scale;
  return halfRound(camera, turned ? { x: board.length - down, y: across } : { x: across, y: down });
}

/** A direction on the screen, as a direction on the board; lengths stay. */
export function directionOnBoard({ turned, round = false }: Omit<Side, "board">, { x, y }: Point): Point {
  const way = turned ? { x: 0 - y, y: x } : { x, y };
  return round ? reversed(way) : way;
}

/** A direction on the board, as it is seen. */
export function directionSeen({ turned, round = false }: Omit<Side, "board">, { x, y }: Point): Point {
  const way = turned ? { x: y, y: 0 - x } : { x, y };
  return round ? reversed(way) : way;
}

function reversed({ x, y }: Point): Point {
  return { x: 0 - x, y: 0 - y };
}

/** Nearer or farther, while what is under `at` stays there. */
export function zoomed(camera: Camera, factor: number, at: Point): Camera {
  const zoom = Math.min(closest, Math.max(1, camera.zoom * factor));
  const ratio = zoom / camera.zoom;
  const x = at.x - (at.x - camera.x) * ratio;
  const y = at.y - (at.y - camera.y) * ratio;
  return kept({ ...camera, zoom, scale: camera.scale * ratio, x, y });
}

export function panned(camera: Camera, dx: number, dy: number): Camera {
  return kept({ ...camera, x: camera.x + dx, y: camera.y + dy });
}

function centred(camera: Camera): Camera {
  const { width, height } = seenSize(camera);
  const x = (camera.frame.width - width * camera.scale) / 2;
  const y = (camera.frame.height - height * camera.scale) / 2;
  return { ...camera, x, y };
}

/** The board may not be pushed out of the frame; where it is smaller than the frame, it stays in the middle. */
function kept(camera: Camera): Camera {
  const { frame, scale } = camera;
  const size = seenSize(camera);
  const hold = (place: number, length: number, room: number): number => {
    const least = room - (length + margin) * scale;
    const most = margin * scale;
    return least > most ? (room - length * scale) / 2 : Math.min(most, Math.max(least, place));
  };
  return {
    ...camera,
    x: hold(camera.x, size.width, frame.width),
    y: hold(camera.y, size.height, frame.height),
  };
}
