import type { Character, Event, Team } from "@ossuaire/conquest";
import type { Stop, Travel } from "../look.ts";

/** CON-HEALTH-07: from whom was hit to the pool that pays for it, and on to the bank or to who captures it. */
export function travelsOf(events: readonly Event[]): readonly Travel[] {
  let hits: readonly Character[] = [];
  return events.flatMap((event): readonly Travel[] => {
    switch (event.type) {
      case "flicked":
        hits = [];
        return [];
      case "hit":
        hits = [...hits, event.character];
        return [];
      case "wounded": {
        const { team, lost, captured } = event;
        const struck = hits.map((piece): Stop => ({ piece }));
        return times(lost, (n) => {
          const from = struck[n % struck.length];
          const to = n < captured ? pool(enemyOf(team)) : bank;
          return { stops: [...(from === undefined ? [] : [from]), pool(team), to], token: tokenOf(team) };
        });
      }
      case "healed":
        return times(event.amount, () => ({
          stops: [bank, pool(event.team)],
          token: tokenOf(event.team),
        }));
      case "exhausted":
        return [{ stops: [pool(event.team), bank], token: tokenOf(event.team) }];
      default:
        return [];
    }
  });
}

const bank: Stop = { panel: "bank" };

function pool(team: Team): Stop {
  return { panel: `pool-${team}` };
}

function tokenOf(team: Team): string {
  return `token-of-${team}`;
}

function enemyOf(team: Team): Team {
  return team === "sword" ? "skull" : "sword";
}

function times(count: number, one: (n: number) => Travel): readonly Travel[] {
  return Array.from({ length: count }, (_, n) => one(n));
}
