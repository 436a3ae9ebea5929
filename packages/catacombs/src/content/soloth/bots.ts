import type { Option } from "@ossuaire/kernel";
import { aimed } from "../../bots/aim.ts";
import { type Answers, type Judgement, prudently, type Thinking } from "../../bots/judgement.ts";
import { spotFor } from "../../bots/spots.ts";
import { dangerOf, shielded } from "../../bots/works.ts";
import { worthOf } from "../../bots/worth.ts";
import type { Deed, QuestionOf, Standing } from "../../questions.ts";
import {
  type Character,
  characterOf,
  charactersOf,
  fightOf,
  isCharacter,
  isFrozen,
  lifeOf,
  pieceOf,
  type State,
} from "../../state.ts";
import { monsterOf } from "../box.ts";
import type { SolothQuestion } from "./questions.ts";
import { pushable } from "./sorcery.ts";
import { solothWorths } from "./worths.ts";

/** What the bots are told of this box. */
export const solothJudgement: Judgement = {
  works: {
    volcanism: (_deed, { state }) => (charactersOf(state, "heroes").length > 2 ? 0.5 : 0.3),
    // A push is worth something when an enemy can be pushed out or away from somebody weak.
    push: ({ actor }, { state }) => (nearEnemies(state, actor) > 0 ? 0.4 : -1),
    "sorcery-shield": ({ actor }, { state, level, rng }) =>
      shielded(state, characterOf(state, actor), level, rng) - 0.6,
    "beast-form": (_deed, { state }) => worthOfForm(state),
    "own-form": () => -1,
    "holy-water": () => 5,
    "mana-crystal": ({ actor }, { state }) => ((state.heroes[actor]?.tracks["magic"] ?? 0) <= 3 ? 10 : -1),
    "boots-of-speed": ({ actor }, { state, level }) =>
      dangerOf(state, characterOf(state, actor), level) > 2 ? 0.6 : -0.5,
    "smelling-salts": () => 5,
  },
  items: {
    "war-hammer": 750,
    "ice-bracelet": 600,
    "mirror-shield": 300,
    "phoenix-feather": 1000,
    longsword: 800,
    "tower-shield": 700,
    "holy-water": 350,
    "frost-ring": 350,
    "snow-boots": 300,
    "silver-bolts": 650,
    "trophy-hook": 450,
    "mana-crystal": 500,
    "raven-totem": 400,
    "amulet-of-courage": 450,
    "ghost-amulet": 800,
    "boots-of-speed": 350,
    "smelling-salts": 250,
    "lucky-coin": 350,
    // Artefacts are paid in monsters; so much the Witch Hunter wants them.
    "orc-hide-shield": 700,
    "skeleton-hand": 400,
    "sinew-bow": 850,
    "ember-heart": 250,
    "horn-of-the-bull": 1000,
    "troll-blood": 700,
    "crown-of-four-bloods": 900,
  },
  monsters: solothWorths,
  answers: solothAnswers(),
};

/** The form is for a long fight: a Critical Melee every turn, for whoever has more than one life. */
function worthOfForm(state: State): number {
  const { round, kind } = fightOf(state);
  if (kind === "lord") return 1.5;
  const tough = charactersOf(state, "overseer").filter(
    (piece) => lifeOf(state, piece) > 1 && !isFrozen(state, piece),
  );
  return round > 2 ? 0 : 0.3 * Math.min(5, tough.length);
}

function nearEnemies(state: State, actor: string): number {
  const piece = characterOf(state, actor);
  return pushable(state, piece).filter(({ kind }) => kind === "monster").length;
}

/** How a bot answers what only the cards of this box ask. */
function solothAnswers(): Answers<SolothQuestion["prompt"]> {
  return {
    evade: prudently(({ about }, { state, level }) =>
      dangerOf(state, characterOf(state, about.piece), level) > 0.5 ? "evade" : "no",
    ),
    decay: prudently(dearestOf),
    slave: prudently(dearestOf),
    drive: prudently(dearestOf),
    "freeze-whom": prudently(dearestOf),
    "sprinkle-whom": prudently(dearestOf),
    "wake-whom": prudently(dearestOf),
    court: prudently(({ options }) => (options.some(({ id }) => id === "wight") ? "wight" : "no")),
    "slave-acts": prudently(({ options }, thinking) => strongest(thinking.state, options, thinking)),
    shape: prudently(({ options }) => hardest(options)),
    "spike-lost": prudently(({ options }, { state }) => {
      const onBoard = options.filter(({ id }) => id !== "stock");
      return dearest(state, onBoard) || "stock";
    }),
    "push-whom": prudently(
      ({ options }, { state, rng }) =>
        dearest(state, enemiesIn(state, options)) || rng.one<Option>(options).id,
    ),
    feather: prudently(({ options }) => options[0]?.id ?? "no"),
    "use-item": prudently(() => "use"),
    activate: prudently(activated),
    "artefact-cost": prudently(commonest),
    // The Overseer takes all that he can have.
    "take-stored": ({ max }) => max,
    "place-wall": besideWeakest,
  };
}

function dearestOf({ options }: { readonly options: readonly Option[] }, { state }: Thinking): string {
  return dearest(state, options);
}

/** A fire wall beside the Hero whom fire would hurt most. */
function besideWeakest({ pieces: [disc] }: QuestionOf<"place-wall">, { state, level, rng }: Thinking) {
  const hero = weakest(state);
  if (disc === undefined || hero === undefined) return undefined;
  const { x, y, radius } = hero;
  const ring = {
    shape: "ring",
    x,
    y,
    inner: radius + disc.radius,
    outer: radius + disc.radius + 25,
  } as const;
  const found = spotFor(state, disc, ring, level, rng)?.spot;
  return found && [found];
}

/** What is worth little waits until there is more on his board than he needs for something better. */
function activated({ options }: QuestionOf<"activate">, { state }: Thinking): string {
  const stored = Object.values(state.heroes).flatMap((hero) => hero.stored ?? []);
  const able: readonly Option[] = options;
  const best = able.reduce((one, other) => (wantOf(other) > wantOf(one) ? other : one));
  return wantOf(best) >= 500 || stored.length > 3 ? best.id : "no";
}

function wantOf({ id }: Option): number {
  return solothJudgement.items[id] ?? 0;
}

/** Who is worth most to his side, among those that stand on the board. */
function dearest(state: State, options: readonly Option[]): string {
  const standing = options.flatMap(({ id }) => {
    const piece = fightOf(state).pieces.find((one) => one.id === id);
    return piece !== undefined && isCharacter(piece) ? [{ id, worth: worthOf(state, piece) }] : [];
  });
  return standing.toSorted((a, b) => b.worth - a.worth)[0]?.id ?? options[0]?.id ?? "";
}

function enemiesIn(state: State, options: readonly Standing[]): readonly Standing[] {
  return options.filter(({ id }) => pieceOf(state, id).kind === "monster");
}

/** Of a slave's deeds, the one whose first flick promises most. */
function strongest(
  state: State,
  options: readonly (Deed | Option<"no">)[],
  { level, rng }: Thinking,
): string {
  const deeds = options.flatMap((option) => ("kind" in option ? [option] : []));
  const rated = deeds.map(({ id, actor, action, from }) => {
    const piece = characterOf(state, actor);
    const attack = monsterOf(piece.card).actions.find((one) => one.id === action)?.attacks[0];
    if (attack === undefined) return { id, worth: 0.2 };
    const advice = aimed({ state, actor: piece, attack, from, spared: [] }, level, level.rehearsal, rng);
    return { id, worth: advice?.score ?? 0 };
  });
  const [best] = rated.toSorted((a, b) => b.worth - a.worth);
  return best !== undefined && best.worth > 0 ? best.id : "no";
}

/** The printed action with most flicks and modifiers. */
function hardest(
  options: readonly (Option & { readonly card?: string; readonly action?: string })[],
): string {
  const weight = ({ card, action }: (typeof options)[number]): number => {
    const attacks =
      card === undefined ? [] : (monsterOf(card).actions.find(({ id }) => id === action)?.attacks ?? []);
    return attacks.reduce((sum, { damage, modifiers }) => sum + damage + modifiers.length, 0);
  };
  return options.reduce((best, one) => (weight(one) > weight(best) ? one : best)).id;
}

/** The kind of which he has most on his board, so that the others stay for other colours; Vermin before anything else. */
function commonest({ options }: QuestionOf<"artefact-cost">, { state }: Thinking): string {
  const stored = Object.values(state.heroes).flatMap((hero) => hero.stored ?? []);
  const count = ({ id }: Option) => stored.filter((card) => card === id).length;
  const kinds: readonly Option[] = options;
  if (kinds.some(({ id }) => id === "five-vermin")) return "five-vermin";
  return kinds.reduce((best, one) => (count(one) > count(best) ? one : best)).id;
}

function weakest(state: State): Character | undefined {
  const heroes = charactersOf(state, "heroes").filter(({ kind }) => kind === "hero");
  return heroes.toSorted((a, b) => lifeOf(state, a) - lifeOf(state, b))[0];
}
