import {
  type Conquest,
  type ConquestOptions,
  conquest,
  conquestBot,
  defaultOptions,
} from "@ossuaire/conquest";
import { linkOf, Match, playBot, sightOf, snapshotOf, xoroshiro } from "@ossuaire/kernel";
import type { Stored } from "@ossuaire/table";
import type { Page } from "@playwright/test";
import { fit, toScreen } from "../src/board/camera.ts";
import { campaigns } from "./campaigns.ts";
import { quests } from "./quests.ts";

const bots = { sword: conquestBot("master"), skull: conquestBot("adept") };

/** The same match every time: two bots, of whom the pictures watch one. */
function played(
  until: (match: Match<Conquest>) => boolean,
  seed = "pictures",
  options: ConquestOptions = defaultOptions,
): Match<Conquest> {
  const match = Match.start(conquest, { options, seed, undo: "free" });
  const chance = xoroshiro.fromSeed(seed);
  while (match.decision !== undefined && !until(match)) playBot(match, bots, chance);
  return match;
}

const isAsked = ({ decision }: Match<Conquest>, prompt: string): boolean =>
  decision?.prompt === prompt && decision.seats[0] === "sword";

/** Well into the match, with a card to choose. */
export const middle = played((match) => match.page.number > 20 && isAsked(match, "card"));

/** A blow of the turn that follows. */
const aimed = played(
  (match) => match.page.number > middle.page.number && isAsked(match, "combat") && wouldStrike(match),
);

/** The other side has struck, with its card on the table, and armour is asked for. */
const struck = played((match) => isAsked(match, "armour"), "armour 2");

/** The same blow at a table that has agreed on the whole fan. */
const guided = played((match) => match.page.number === aimed.page.number, "pictures", {
  ...defaultOptions,
  guides: "fan",
});

const whole = played(() => false);

/** The address of the whole match as a replay, at its middle. */
export const replay = {
  address: `#/replay/${linkOf(whole)}`,
  analysis: `#/analysis/${linkOf(whole)}`,
  at: middle.page.number,
};

/** What is laid on the shelf of the browser for a picture. */
export const onShelf = {
  start: stored({ sword: "", skull: "adept" }),
  "two at one screen": stored({ sword: "Ada", skull: "Bruno" }),
  middle: stored({ sword: "", skull: "adept" }, middle),
  aimed: stored({ sword: "", skull: "adept" }, aimed),
  guided: stored({ sword: "", skull: "adept" }, guided),
  struck: stored({ sword: "", skull: "adept" }, struck),
  end: stored({ sword: "", skull: "adept" }, whole),
  ...campaigns,
  ...quests,
} as const;

function stored(
  { sword, skull }: { readonly sword: string; readonly skull: string },
  match?: Match<Conquest>,
): Omit<Stored, "id"> {
  const bot = skull === "adept";
  return {
    invitation: {
      game: "conquest",
      options: {},
      seed: "alpha",
      undo: "free",
      sitters: {
        sword: { kind: "person", name: sword },
        skull: bot ? { kind: "bot", name: "", level: skull } : { kind: "person", name: skull },
      },
    },
    snapshot: match && snapshotOf(match),
  };
}

/** Takes the disc as the bot would, and holds it pulled back: nothing is flicked yet. */
export async function pullBack(page: Page): Promise<void> {
  const { piece, vx, vy } = flickOf(aimed);
  const disc = aimed.state.discs.find(({ id }) => id === piece);
  const box = await page.locator(".board-view").boundingBox();
  if (disc === undefined || box === null) throw new Error("there is nothing to flick");
  const camera = fit({ length: 610, width: 355 }, box);
  const from = toScreen(camera, disc);
  const ahead = toScreen(camera, { x: disc.x + vx, y: disc.y + vy });
  const far = Math.hypot(ahead.x - from.x, ahead.y - from.y);
  const pull = Math.min(box.width, box.height) * 0.2;
  const [x, y] = [box.x + from.x, box.y + from.y];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - ((ahead.x - from.x) / far) * pull, y - ((ahead.y - from.y) / far) * pull, {
    steps: 5,
  });
}

function flickOf(match: Match<Conquest>): {
  readonly piece: string;
  readonly vx: number;
  readonly vy: number;
} {
  const answer = bots.sword(sightOf(match, "sword"), xoroshiro.fromSeed("aim"));
  if (answer.kind !== "flick") throw new Error("the bot does not flick");
  return answer;
}

/** A picture of an aim at nothing would say little. */
function wouldStrike(match: Match<Conquest>): boolean {
  const fork = match.fork();
  fork.submit("sword", { kind: "flick", ...flickOf(match) });
  return fork.told.some(({ event }) => event.type === "wounded");
}
