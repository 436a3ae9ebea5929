import { type Piece, radiusOf } from "../arena.ts";
import { pilesWithout } from "./deal.ts";
import { type Duel, duel, onMatch } from "./duel.ts";
import { flickAlong, harmless, type Wish, wounding } from "./seek.ts";

const hands = {
  s1: ["berserker-mage", "lion-knight", "miner", "scout"],
  c1: ["zombie-from-beyond-the-grave", "marauder", "witch", "reaver"],
  s2: ["royal-archer", "enchantress", "unicorn", "duellist"],
  c2: ["behemoth", "ghoul", "harpy", "smuggler"],
};

/** CON-TUTO-01: four players, Sword begins, and the hands hold what the rulebook's players will play. */
function begin(): Duel {
  const piles = pilesWithout(Object.values(hands).flat());
  return duel({ options: { players: 4, obstacles: "agreed" }, step: "agree", hands, piles });
}

/** The seven turns of the rulebook's tutorial, in parts; each begins where the one before it ends. */
const parts = {
  start: () => undefined,
  mage(game: Duel) {
    game.choose("keep", "s1");
    game.choose("keep", "c1");
    game.choose("berserker-mage", "s1");
    flickAlong(game, harmless);
    flickAlong(game, harmless);
    flickAlong(game, wounding("c1", "c2"));
  },
  mageObstacle: (game: Duel) => flickAlong(game, strikesBoth),
  zombie(game: Duel) {
    game.choose("zombie-from-beyond-the-grave", "c1");
    flickAlong(game, harmless);
    flickAlong(game, harmless);
  },
  marauder(game: Duel) {
    game.choose("marauder", "c1");
    flickAlong(game, harmless);
    game.place();
    flickAlong(game, wounding("s1", "s2"));
  },
  marauderObstacle: (game: Duel) => flickAlong(game, harmless),
  archer(game: Duel) {
    game.choose("royal-archer", "s2");
    flickAlong(game, harmless);
    placeBeside(game, "s1");
    flickAlong(game, wounding("c1", "c2"));
    game.choose("none", "c1");
    game.choose("none", "c2");
    game.place();
    flickAlong(game, harmless);
    flickAlong(game, harmless);
  },
  behemoth(game: Duel) {
    game.choose("behemoth", "c2");
    flickAlong(game, (course, of) => /^crystal/.test(course[0] ?? "") && wounding("s1", "s2")(course, of));
    flickAlong(game, harmless);
  },
  behemothObstacle: (game: Duel) => flickAlong(game, harmless),
  stunned(game: Duel) {
    game.choose("lion-knight", "s1");
    flickAlong(game, harmless);
    flickAlong(game, harmless);
  },
  wave(game: Duel) {
    game.choose("witch", "c1");
    flickAlong(game, harmless);
    game.place();
    flickAlong(game, wounding("s1", "s2"));
  },
  waveObstacle(game: Duel) {
    game.choose("none", "c1");
    flickAlong(game, harmless);
  },
  fireball(game: Duel) {
    game.choose("enchantress", "s2");
    flickAlong(game, harmless);
    game.choose("c1", "s2");
    game.place();
    flickAlong(game, harmless);
    game.choose("again", "s2");
    flickAlong(game, wounding("c1"));
  },
  armour: (game: Duel) => game.choose("behemoth", "c2"),
  heal(game: Duel) {
    game.choose("yes", "s2");
    flickAlong(game, harmless);
  },
} as const;

export type Part = keyof typeof parts;

const order = Object.keys(parts) as readonly Part[];
const played = new Map<Part, Duel>();

/** The tutorial as it stands after this part: a game of one's own. */
export function tutorialAfter(part: Part): Duel {
  const known = played.get(part) ?? playUpTo(part);
  played.set(part, known);
  return onMatch(known.match.fork());
}

function playUpTo(part: Part): Duel {
  const before = partBefore(part);
  const game = before === undefined ? begin() : tutorialAfter(before);
  parts[part](game);
  return game;
}

function partBefore(part: Part): Part | undefined {
  return order[order.indexOf(part) - 1];
}

/** An obstacle strikes a Sword and a Skull character, and both bounce off walls. */
const strikesBoth: Wish = (course, of) => {
  const bounces = (team: string) =>
    course.some((id) => id.startsWith(team) && id.length === 2 && of(id).includes("wall"));
  return bounces("s") && bounces("c");
};

/** Puts the projectile on a free spot beside this character. */
function placeBeside(game: Duel, character: string): void {
  const { asked } = game;
  const piece = asked.kind === "place" ? (asked.pieces[0]?.piece ?? "") : "";
  const { x, y }: Piece = game.piece(character);
  const reach = radiusOf(character) + radiusOf(piece) + 2;
  for (const [dx, dy] of [
    [0, 1],
    [0, -1],
    [1, 0],
    [-1, 0],
  ] as const) {
    const spots = [{ piece, x: x + dx * reach, y: y + dy * reach }];
    if (game.submit({ kind: "place", spots }) === undefined) return;
  }
  throw new Error(`no room beside ${character}`);
}
