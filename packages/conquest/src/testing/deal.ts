import { deckOf } from "../cards/decks.ts";

/** Both piles without the cards that lie elsewhere, in the order of the catalogue; the named ones on top. */
export function pilesWithout(
  elsewhere: readonly string[],
  top: { readonly sword?: readonly string[]; readonly skull?: readonly string[] } = {},
): { readonly sword: string[]; readonly skull: string[] } {
  const pile = (team: "sword" | "skull") => {
    const first = top[team] ?? [];
    const rest = deckOf(team).map(({ id }) => id);
    return [...first, ...rest.filter((id) => !first.includes(id) && !elsewhere.includes(id))];
  };
  return { sword: pile("sword"), skull: pile("skull") };
}
