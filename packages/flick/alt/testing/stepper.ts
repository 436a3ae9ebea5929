import type { Flick, Table } from "../index.ts";

/**
 * The same physics by the plainest means, as a witness against the exact engine: all discs go forward by 10 µs; if two
 * approaching ones would overlap, or one would be beyond a side, the step is halved instead, until the moment is known
 * to a tenth of a nanosecond; then the impulse is exchanged. Nothing is predicted, nothing is shared with `sliding/`.
 * It knows no riders, no tie rules and no slowest speed.
 */
export function stepFlick({ board, discs }: Table, shot: Flick): Stepped {
  const bodies: Body[] = discs.map((disc) => ({ ...disc, vx: 0, vy: 0, gone: false }));
  const flicked = bodies.find((body) => body.id === shot.disc);
  if (flicked === undefined) throw new Error(`no disc ${shot.disc}`);
  flicked.vx = shot.vx;
  flicked.vy = shot.vy;
  const story: string[] = [];
  let time = 0;
  while (bodies.some(isMoving)) {
    let step = STEP;
    while (step > FINEST && bodies.some((body) => isMoving(body) && crosses(bodies, body, step))) step /= 2;
    const moving = bodies.filter(isMoving);
    if (step <= FINEST) {
      for (const body of moving) resolve(body);
      for (const body of moving) go(body, step);
    } else {
      for (const body of moving) go(body, step);
    }
    time += step;
    if (time > 5) throw new Error("does not end");
  }
  return { story, bodies };

  function crosses(all: readonly Body[], body: Body, step: number): boolean {
    const next = ahead(body, step);
    if (sideOf(body, next) !== undefined) return true;
    return all.some((other) => {
      if (other === body || other.gone) return false;
      const there = ahead(other, step);
      const reach = body.radius + other.radius;
      const dx = there.x - next.x;
      const dy = there.y - next.y;
      return dx * dx + dy * dy < reach * reach && approach(body, other) > 0;
    });
  }

  function sideOf({ vx, vy, radius }: Body, { x, y }: Place): keyof typeof board.rims | undefined {
    const keep = (side: keyof typeof board.rims): number => (board.rims[side] === "wall" ? radius : 0);
    if (vx < 0 && x < keep("left")) return "left";
    if (vx > 0 && x > board.length - keep("right")) return "right";
    if (vy < 0 && y < keep("top")) return "top";
    if (vy > 0 && y > board.width - keep("bottom")) return "bottom";
    return undefined;
  }

  function resolve(body: Body): void {
    const next = ahead(body, FINEST);
    for (const other of bodies) {
      if (other === body || other.gone) continue;
      const there = ahead(other, FINEST);
      const reach = body.radius + other.radius;
      if ((there.x - next.x) ** 2 + (there.y - next.y) ** 2 < reach * reach) collide(body, other);
    }
    const side = sideOf(body, next);
    if (side === undefined) return;
    if (board.rims[side] === "open") {
      story.push(`exit ${body.id} ${side}`);
      body.gone = true;
    } else {
      story.push(`wall ${body.id} ${side}`);
      if (side === "left" || side === "right") body.vx *= -0.7;
      else body.vy *= -0.7;
    }
  }

  function collide(a: Body, b: Body): void {
    const closing = approach(a, b);
    if (closing <= 0) return;
    const nx = (b.x - a.x) / Math.hypot(b.x - a.x, b.y - a.y);
    const ny = (b.y - a.y) / Math.hypot(b.x - a.x, b.y - a.y);
    const [wa, wb] = [a.fixed ? 0 : 1 / a.radius ** 2, b.fixed ? 0 : 1 / b.radius ** 2];
    const impulse = (1.8 * closing) / (wa + wb);
    a.vx -= impulse * wa * nx;
    a.vy -= impulse * wa * ny;
    b.vx += impulse * wb * nx;
    b.vy += impulse * wb * ny;
    const named = a.id === shot.disc || (b.id !== shot.disc && a.id < b.id) ? [a.id, b.id] : [b.id, a.id];
    if (closing > 0.01) story.push(`contact ${named.join("-")}`);
  }
}

export interface Stepped {
  /** In the words of `story` in scene.ts. */
  readonly story: readonly string[];
  readonly bodies: readonly Readonly<Body>[];
}

interface Place {
  x: number;
  y: number;
}

interface Body extends Place {
  readonly id: string;
  readonly radius: number;
  readonly fixed?: boolean;
  vx: number;
  vy: number;
  gone: boolean;
}

const STEP = 1e-5;
const FINEST = 1e-10;
const SLOWDOWN = 2000;

const isMoving = (body: Body): boolean => !body.gone && (body.vx !== 0 || body.vy !== 0);

function ahead({ x, y, vx, vy }: Body, step: number): Place {
  const speed = Math.hypot(vx, vy);
  if (speed === 0) return { x, y };
  const elapsed = Math.min(step, speed / SLOWDOWN);
  const share = elapsed - (SLOWDOWN * elapsed * elapsed) / 2 / speed;
  return { x: x + vx * share, y: y + vy * share };
}

function go(body: Body, step: number): void {
  Object.assign(body, ahead(body, step));
  const speed = Math.hypot(body.vx, body.vy);
  const left = speed <= SLOWDOWN * step ? 0 : 1 - (SLOWDOWN * step) / speed;
  body.vx *= left;
  body.vy *= left;
}

function approach(a: Body, b: Body): number {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  return ((a.vx - b.vx) * dx + (a.vy - b.vy) * dy) / Math.hypot(dx, dy);
}
