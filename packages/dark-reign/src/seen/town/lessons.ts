import { listed, type Reason, type Words, w } from "@ossuaire/kernel";
import type { ErrandOption } from "../../asked/town.ts";
import { figureOf, raisePrice } from "../../campaign/experience.ts";
import { raisedName } from "../../campaign/raised-name.ts";
import { type Raised, raisable } from "../../kinds.ts";
import { packsOf } from "../../shelf.ts";
import type { SeenCharacter, View } from "../../view.ts";
import { skillTexts } from "../../words/cards/skills.ts";
import { schoolNames, spellTexts } from "../../words/cards/spells.ts";
import { raiseWords } from "../../words/seen/raise.ts";
import { barOn, errandsFor, type TownVisit } from "./stalls.ts";

/** Something that the visitor can learn or raise: for écus or for XP. */
export interface LessonSeen {
  readonly id: string;
  readonly name: Words;
  readonly text: Words;
  readonly ecus: number;
  readonly xp: number;
  readonly option: ErrandOption | undefined;
  readonly bar: Reason | undefined;
}

/** REG-TOWN-28: the spells that it does not know yet, those within reach first. */
export function spellLessons(view: View, question: TownVisit | undefined): readonly LessonSeen[] {
  const all = packsOf(view.options).flatMap(({ spells = [] }) => spells);
  const known = visitorIn(view, question)?.spells ?? [];
  return openFirst(
    all
      .filter(({ id }) => !known.includes(id))
      .map(({ id, name, school, difficulty }) => {
        const { reach, text } = spellTexts[id] ?? {};
        const about = [schoolNames[school], w(`difficulté ${difficulty}`, `difficulty ${difficulty}`)];
        return {
          id,
          name,
          text: listed([
            ...about,
            ...(reach === undefined ? [] : [reach]),
            ...(text === undefined ? [] : [text]),
          ]),
          ...pricedBy(question, `learn:${id}`, { ecus: -20 * Math.max(1, difficulty), xp: 0 }),
        };
      }),
  );
}

/** REG-XP-08. */
export function skillLessons(view: View, question: TownVisit | undefined): readonly LessonSeen[] {
  const all = packsOf(view.options).flatMap(({ skills = [] }) => skills);
  const known = visitorIn(view, question)?.skills ?? [];
  return openFirst(
    all
      .filter(({ id }) => !known.includes(id))
      .map(({ id, name, xp }) => ({
        id,
        name,
        text: skillTexts[id] ?? name,
        ...pricedBy(question, `study:${id}`, { ecus: 0, xp: -xp }),
      })),
  );
}

/** REG-XP-05 to 07, 10: what one more would change. */
export interface RaiseSeen extends LessonSeen {
  readonly of: Raised;
  readonly from: number;
}

export function raisesSeen(view: View, question: TownVisit | undefined): readonly RaiseSeen[] {
  const who = visitorIn(view, question);
  const { hero } = who ?? {};
  if (who === undefined || hero === undefined) return [];
  return raisable.map((of) => {
    const from = figureOf(hero, of);
    return {
      id: of,
      of,
      from,
      name: raisedName(of),
      text: raiseWords(who, of),
      ...pricedBy(question, `train:${of}`, { ecus: 0, xp: -raisePrice(of, from) }),
    };
  });
}

/** Who is in town now. */
export function visitorIn(view: View, question: TownVisit | undefined): SeenCharacter | undefined {
  const id = question?.about.who ?? view.turn.acting;
  return view.characters.find((one) => one.id === id);
}

function pricedBy(
  question: TownVisit | undefined,
  id: string,
  usual: Pick<ErrandOption, "ecus" | "xp">,
): Pick<LessonSeen, "ecus" | "xp" | "option" | "bar"> {
  const [option] = errandsFor(question, (one) => one.id === id);
  const { ecus, xp } = option ?? usual;
  return { ecus: -ecus, xp: -xp, option, bar: barOn(question, id) };
}

const openFirst = <T extends LessonSeen>(all: readonly T[]): readonly T[] => [
  ...all.filter(({ option }) => option !== undefined),
  ...all.filter(({ option }) => option === undefined),
];
