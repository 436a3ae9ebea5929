import type { ScenarioRoom } from "../scenario.ts";
import { fightOf, heroIds, isAlive, type State } from "../state.ts";
import type { CatacombsTable } from "../table.ts";
import { comeIn, monsterPiece, stand } from "./newcomers.ts";

/** CAT-VSTORY-02: whoever has a place in the scenario stands there before anybody else is placed. */
export function takeToldPlaces(table: CatacombsTable): void {
  const { state } = table;
  const fight = fightOf(state);
  const { heroes = {}, monsters = [] } = scenarioRoom(state) ?? {};
  for (const hero of heroIds(state)) {
    const at = heroes[hero];
    if (at !== undefined && isAlive(state, hero)) stand(table, hero, at, "CAT-VSTORY-02");
  }
  for (const { monster, at } of monsters) {
    const i = fight.arriving.indexOf(monster);
    if (at === undefined || i < 0) continue;
    fight.arriving.splice(i, 1);
    comeIn(table, monsterPiece(fight, monster), at, "CAT-VSTORY-02");
  }
}

/** What the scenario says of the room that is being set up; a camp fight is none of its rooms. */
function scenarioRoom(state: State): ScenarioRoom | undefined {
  const card = state.rooms[state.here]?.card;
  const isRoom = fightOf(state).kind !== "camp" && card !== undefined;
  return isRoom ? state.options.scenario?.rooms[card] : undefined;
}
