import {
  actionName,
  blowWords,
  type Event,
  isLord,
  isMonster,
  nameIn,
  reasonFor,
  signOf,
  titleIn,
  type View,
} from "@ossuaire/catacombs";
import type { RuleId, Words } from "@ossuaire/kernel";
import type { Blow, Deed } from "../blow.ts";

/** What befell whom on a page: hits in their order, each with what came of it. */
export function blowsOf(
  events: readonly Event[],
  _earlier: readonly Event[],
  { fight }: Pick<View, "fight">,
): readonly Blow[] {
  const about = (named: Named, kind: Blow["kind"]) => befallen(named, kind, { fight });
  const flick = events.find((event) => event.type === "flicked");
  const blows = events.flatMap((event, n): readonly Blow[] => {
    switch (event.type) {
      case "hit":
        return event.open || isSettled(event.piece, events.slice(n + 1))
          ? []
          : [{ ...about(event, "nothing"), why: blowWords.harmless }];
      case "hurt":
        return [{ ...about(event, "hurt"), lost: event.lost, left: event.life }];
      case "unhurt":
        return [{ ...about(event, "saved"), ...because(event.rule) }];
      case "spared":
        return [{ ...about(event, "nothing"), ...because(event.rule) }];
      case "stunned":
        return [{ ...about(event, "stunned"), ...because(event.rule) }];
      case "killed":
        return [
          {
            ...about(event, "killed"),
            ...(event.hero === undefined ? {} : { trophyOf: rowOf(event.hero) }),
          },
        ];
      case "left":
        return [about(event, "killed")];
      case "put-back":
        return [about(event, "pushed-out")];
      default:
        return befell(event, { fight });
    }
  });
  // A flick that only moves a disc is at nobody.
  const isMissed =
    flick &&
    flick.attack !== "movement" &&
    !events.some(({ type }) => type === "hit" || type === "spared" || type === "burnt");
  if (!isMissed) return blows;
  return [{ ...about({ piece: flick.by, card: flick.byCard }, "missed"), piece: flick.piece }, ...blows];
}

/** What is neither a loss nor none: that an Ice Spike holds, that a rat has climbed onto somebody. */
function befell(event: Event, view: Pick<View, "fight">): readonly Blow[] {
  const sign = signOf(event);
  return sign === undefined ? [] : [{ ...befallen(sign, "befell", view), why: sign.words }];
}

/** The last who acts on this page, or whose disc is made to, before the flick. */
export function deedOf(events: readonly Event[], view: Pick<View, "fight">): Deed | undefined {
  const event = events.findLast(({ type }) => deeds.has(type));
  switch (event?.type) {
    case "acts":
      return done(event, view, (name) => blowWords.acts(name, actionName(event.action, event.card)));
    case "passes":
      return done(event, view, blowWords.passes);
    case "retaliates":
      return done(event, view, blowWords.retaliates);
    case "flees":
      return done(event, view, blowWords.flees);
    default:
      return undefined;
  }
}

const deeds: ReadonlySet<Event["type"]> = new Set(["acts", "passes", "retaliates", "flees"]);

function done({ piece, card }: Named, view: Pick<View, "fight">, words: (name: Words) => Words): Deed {
  const name = titleIn(view, { id: piece, card });
  return { piece, name, words: words(name) };
}

/** Who stands where, to whom a row belongs: `data-panel`. */
export function rowOf(card: string): string {
  return `row-${card}`;
}

/** Something else is told of whoever was hit. */
function isSettled(piece: string, after: readonly Event[]): boolean {
  return after.some((event) => settling.has(event.type) && "piece" in event && event.piece === piece);
}

const settling: ReadonlySet<Event["type"]> = new Set(["hurt", "unhurt", "ignores", "stunned"]);

interface Named {
  readonly piece: string;
  readonly card: string;
}

function befallen({ piece, card }: Named, kind: Blow["kind"], here: Pick<View, "fight">) {
  return {
    kind,
    piece,
    name: titleIn(here, { id: piece, card }),
    whom: nameIn(here, { id: piece, card }),
    lost: 0,
    panel: rowOf(card),
    // Nobody is hurt by their own side.
    from: isOfHeroes(card) ? blowWords.overseer : blowWords.heroes,
    voice: isOfHeroes(card) ? "heroes" : "monsters",
  } as const satisfies Blow;
}

function because(rule: RuleId): { readonly why?: Words } {
  const why = reasonFor(rule);
  return why === undefined ? {} : { why };
}

function isOfHeroes(card: string): boolean {
  return !isMonster(card) && !isLord(card);
}
