import RAPIER from "@dimforge/rapier2d-deterministic-compat";
import type { Flick, Point, Table } from "@ossuaire/flick";
import Matter from "matter-js";
import * as planck from "planck";

/** General physics engines as flick simulators: 240 steps a second, sliding friction applied by hand after each. */
export interface Peer {
  readonly name: string;
  /** Builds the world of a table once; the answer plays a flick from the start, and says where the discs end. */
  readonly load: (table: Table) => (flick: Flick) => Point[];
}

const STEP = 1 / 240;
const SLOWDOWN = 2000;
const MOST_STEPS = 5 * 240;

/** Both engines of the Box2D school think in metres: a centimetre here is one of their units. */
const UNIT = 0.1;

/** What is left of a velocity, in mm/s, after the sliding friction of one step. */
function slowed(speed: number): number {
  return speed <= SLOWDOWN * STEP ? 0 : (speed - SLOWDOWN * STEP) / speed;
}

export async function rapier(): Promise<Peer> {
  await RAPIER.init();
  const load: Peer["load"] = ({ board, discs }) => {
    const world = new RAPIER.World({ x: 0, y: 0 });
    world.timestep = STEP;
    const [length, width] = [board.length * UNIT, board.width * UNIT];
    for (const [x, y, hx, hy] of walls(length, width)) {
      const wall = RAPIER.ColliderDesc.cuboid(hx, hy).setTranslation(x, y).setRestitution(0.7).setFriction(0);
      world.createCollider(wall.setRestitutionCombineRule(RAPIER.CoefficientCombineRule.Min));
    }
    const bodies = discs.map(({ x, y, radius }) => {
      const at = RAPIER.RigidBodyDesc.dynamic().setTranslation(x * UNIT, y * UNIT);
      const body = world.createRigidBody(at.lockRotations().setCcdEnabled(true));
      const shape = RAPIER.ColliderDesc.ball(radius * UNIT)
        .setRestitution(0.8)
        .setFriction(0);
      world.createCollider(shape.setRestitutionCombineRule(RAPIER.CoefficientCombineRule.Min), body);
      return body;
    });
    return (flick) => {
      for (const [n, body] of bodies.entries()) {
        const disc = discs[n];
        if (disc === undefined) continue;
        const own = disc.id === flick.disc ? UNIT : 0;
        body.setTranslation({ x: disc.x * UNIT, y: disc.y * UNIT }, true);
        body.setLinvel({ x: flick.vx * own, y: flick.vy * own }, true);
      }
      for (let step = 0; step < MOST_STEPS; step++) {
        world.step();
        let moving = false;
        for (const body of bodies) {
          if (body.isSleeping()) continue;
          const { x, y } = body.linvel();
          const left = slowed(Math.hypot(x, y) / UNIT);
          if (x === 0 && y === 0) continue;
          body.setLinvel({ x: x * left, y: y * left }, false);
          if (left > 0) moving = true;
        }
        if (!moving) break;
      }
      return bodies.map((body) => ({ x: body.translation().x / UNIT, y: body.translation().y / UNIT }));
    };
  };
  return { name: "rapier", load };
}

export function planckPeer(): Peer {
  planck.Settings.velocityThreshold = 0;
  const load: Peer["load"] = ({ board, discs }) => {
    const world = new planck.World({ gravity: { x: 0, y: 0 } });
    const [length, width] = [board.length * UNIT, board.width * UNIT];
    const rim = world.createBody();
    for (const [x, y, hx, hy] of walls(length, width)) {
      rim.createFixture({ shape: new planck.Box(hx, hy, { x, y }, 0), restitution: 0.7, friction: 0 });
    }
    // Planck takes the larger restitution of the two; at a wall it must be the wall's.
    world.on("pre-solve", (contact) => {
      const atWall = contact.getFixtureA().getBody() === rim || contact.getFixtureB().getBody() === rim;
      contact.setRestitution(atWall ? 0.7 : 0.8);
    });
    const bodies = discs.map(({ x, y, radius }) => {
      const position = { x: x * UNIT, y: y * UNIT };
      const body = world.createBody({ type: "dynamic", position, fixedRotation: true, bullet: true });
      body.createFixture({
        shape: new planck.Circle(radius * UNIT),
        density: 1,
        restitution: 0.8,
        friction: 0,
      });
      return body;
    });
    return (flick) => {
      for (const [n, body] of bodies.entries()) {
        const disc = discs[n];
        if (disc === undefined) continue;
        const own = disc.id === flick.disc ? UNIT : 0;
        body.setPosition({ x: disc.x * UNIT, y: disc.y * UNIT });
        body.setLinearVelocity({ x: flick.vx * own, y: flick.vy * own });
        body.setAwake(own > 0);
      }
      for (let step = 0; step < MOST_STEPS; step++) {
        world.step(STEP);
        let moving = false;
        for (const body of bodies) {
          if (!body.isAwake()) continue;
          const { x, y } = body.getLinearVelocity();
          if (x === 0 && y === 0) continue;
          const left = slowed(Math.hypot(x, y) / UNIT);
          body.setLinearVelocity({ x: x * left, y: y * left });
          if (left > 0) moving = true;
        }
        if (!moving) break;
      }
      return bodies.map((body) => ({ x: body.getPosition().x / UNIT, y: body.getPosition().y / UNIT }));
    };
  };
  return { name: "planck", load };
}

export function matter(): Peer {
  const load: Peer["load"] = ({ board, discs }) => {
    const engine = Matter.Engine.create({ gravity: { x: 0, y: 0 } });
    const free = { friction: 0, frictionAir: 0, frictionStatic: 0, slop: 0.001 };
    const rim = walls(board.length, board.width).map(([x, y, hx, hy]) =>
      Matter.Bodies.rectangle(x, y, 2 * hx, 2 * hy, { ...free, isStatic: true, restitution: 0.7 }),
    );
    const bodies = discs.map(({ x, y, radius }) =>
      Matter.Bodies.circle(x, y, radius, { ...free, restitution: 0.8, inertia: Number.POSITIVE_INFINITY }),
    );
    Matter.Composite.add(engine.world, [...rim, ...bodies]);
    // Its velocities are per sixtieth of a second.
    const rate = 60;
    return (flick) => {
      for (const [n, body] of bodies.entries()) {
        const disc = discs[n];
        if (disc === undefined) continue;
        const own = disc.id === flick.disc ? 1 / rate : 0;
        Matter.Body.setPosition(body, { x: disc.x, y: disc.y });
        Matter.Body.setVelocity(body, { x: flick.vx * own, y: flick.vy * own });
      }
      for (let step = 0; step < MOST_STEPS; step++) {
        Matter.Engine.update(engine, 1000 * STEP);
        let moving = false;
        for (const body of bodies) {
          const { x, y } = Matter.Body.getVelocity(body);
          if (x === 0 && y === 0) continue;
          const left = slowed(Math.hypot(x, y) * rate);
          Matter.Body.setVelocity(body, { x: x * left, y: y * left });
          if (left > 0) moving = true;
        }
        if (!moving) break;
      }
      return bodies.map((body) => ({ x: body.position.x, y: body.position.y }));
    };
  };
  return { name: "matter", load };
}

/** Centre and half sizes of four thick walls around a rectangle. */
function walls(length: number, width: number): [x: number, y: number, hx: number, hy: number][] {
  const thick = length / 4;
  return [
    [-thick, width / 2, thick, width],
    [length + thick, width / 2, thick, width],
    [length / 2, -thick, length, thick],
    [length / 2, width + thick, length, thick],
  ];
}
