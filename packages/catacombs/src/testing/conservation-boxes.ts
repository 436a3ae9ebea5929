import { allArtefacts, heroCard, monsterOf } from "../content/box.ts";
import { type Fight, heroIds, heroOf, type State } from "../state.ts";

/** What is wrong with the pieces that only the expansions bring: captives, riders, spikes, artefacts, stored monsters, limits of a kind. */
export function wrongWithBoxes(state: State): string | undefined {
  return (
    wrongArtefacts(state) ??
    wrongSpikes(state) ??
    wrongLimits(state) ??
    (state.fight && (wrongCaptives(state.fight) ?? wrongFaces(state.fight) ?? wrongLoads(state.fight)))
  );
}

/** SOL-HUNTER-12, SOL-RULING-64: each artefact once, and with whom it belongs to; stored monsters too. */
function wrongArtefacts(state: State): string | undefined {
  const cards = allArtefacts(state.options);
  for (const hero of heroIds(state)) {
    const { artefacts = [], stored = [] } = heroOf(state, hero);
    if (new Set(artefacts).size < artefacts.length) return `${hero} has an artefact twice`;
    const strange = artefacts.find(
      (id) => !cards.some((card) => card.id === id && card.heroes?.includes(hero)),
    );
    if (strange !== undefined) return `${hero} has ${strange}`;
    const keeps = heroCard(hero).traits.some(({ id }) => id === "hunting");
    if (stored.length > 0 && !keeps) return `${hero} keeps ${stored.join(", ")}`;
  }
  return undefined;
}

/** SOL-COMP-10: three spikes, in her stock, in flight or on monsters. */
function wrongSpikes(state: State): string | undefined {
  const owner = heroIds(state).find((hero) => heroCard(hero).tracks.some(({ id }) => id === "spikes"));
  const lying = state.fight?.pieces.filter(({ card }) => card === "ice-spike") ?? [];
  if (owner === undefined) return lying.length > 0 ? "a spike without its owner" : undefined;
  const left = heroOf(state, owner).tracks["spikes"] ?? 0;
  return left + lying.length > 3 ? `${left} spikes left, ${lying.length} on the board` : undefined;
}

/** VER-RULING-09: of discs that several kinds share, no kind has more in use than it may. */
function wrongLimits({ heroes, fight }: State): string | undefined {
  const boards = Object.values(heroes).flatMap(({ trophies, stored = [] }) => [...trophies, ...stored]);
  const pieces = (fight?.pieces ?? []).filter(({ kind }) => kind === "monster").map(({ card }) => card);
  const used = [...boards, ...(fight?.arriving ?? []), ...pieces];
  return [...new Set(used)].flatMap((card) => {
    const { limit = Infinity } = monsterOf(card);
    const count = used.filter((other) => other === card).length;
    return count > limit ? [`${count} × ${card}`] : [];
  })[0];
}

/** VER-DEVOUR: nobody is on the board and held, nor held twice, and whoever holds somebody is there. */
function wrongCaptives({ pieces, captives = [] }: Fight): string | undefined {
  const held = captives.map(({ piece }) => piece.id);
  if (new Set(held).size < held.length) return "a captive twice";
  for (const { piece, by } of captives) {
    if (pieces.some(({ id }) => id === piece.id)) return `${piece.id} is on the board and held`;
    if (!pieces.some(({ id }) => id === by)) return `${by} holds ${piece.id}, and is not there`;
  }
  return undefined;
}

/** CAT-MON-03: a disc shows no more life than is printed on its faces. */
function wrongFaces({ pieces }: Fight): string | undefined {
  const wrong = pieces.find(
    (piece) => piece.kind === "monster" && (piece.life < 0 || piece.life > monsterOf(piece.card).life),
  );
  return wrong && `${wrong.id} shows a life that it cannot have`;
}

/** FLK-STACK-02, VER-VERDICT-12: one spike on a monster; riders on Heroes and Allies; nothing on what lies on another. */
function wrongLoads({ pieces }: Fight): string | undefined {
  for (const { id, kind, on } of pieces) {
    const loads = pieces.filter((piece) => piece.on === id);
    if (loads.length > 0 && on !== undefined) return `${id} lies on ${on} and carries`;
    const spikes = loads.filter((piece) => piece.kind === "rider").length;
    if (spikes > 1) return `${spikes} spikes on ${id}`;
    if (spikes > 0 && kind !== "monster") return `a spike on ${id}`;
    if (loads.length > spikes && kind !== "hero" && kind !== "ally") return `a rider on ${id}`;
    if (loads.length - spikes > 3) return `${loads.length} riders on ${id}`;
  }
  return undefined;
}
