import type { Blow } from "../../games/blow.ts";
import type { Language } from "../../words/language.ts";
import type { SaidAtTable } from "../../words/table.ts";

/** What stands at the disc: “−1”, “0 Absorption”. */
export function signOf({ kind, lost, why }: Blow, t: SaidAtTable, language: Language): string {
  if (kind === "hurt") return `−${lost}`;
  if (kind === "saved" || kind === "nothing") return why === undefined ? "0" : `0 ${why[language]}`;
  if (kind === "befell") return why?.[language] ?? "";
  return t(`blows.kinds.${kind}`);
}

/** All that came of a flick, in one line: “Zombie 2 frappe l’Elfe : −1”. Who only left the board and came back goes without saying. */
export function resultOf(
  blows: readonly Blow[],
  by: string | undefined,
  t: SaidAtTable,
  language: Language,
): string {
  const fallen = new Set(blows.filter(({ kind }) => kind === "killed").map(({ piece }) => piece));
  // Of the slain it need not be said that they are hurt.
  const told = blows.filter(
    ({ kind, piece }) =>
      kind !== "pushed-out" && kind !== "missed" && !(kind === "hurt" && fallen.has(piece)),
  );
  if (told.length === 0) {
    const missed = blows.find(({ kind }) => kind === "missed");
    return missed ? t("blows.missed", { by: by ?? missed.name[language] }) : "";
  }
  const struck = [...new Set(told.map(({ whom }) => whom[language]))];
  return struck
    .map((whom, n) => {
      const signs = told
        .filter((blow) => blow.whom[language] === whom)
        .map((blow) => signOf(blow, t, language));
      const what = signs.join(", ");
      return n === 0 && by !== undefined && isStruck(whom)
        ? t("blows.strikes", { by, whom, what })
        : t("blows.befalls", { whom: capital(whom), what });
    })
    .join(" ");

  /** Whoever only suffers from what he did himself has not been struck. */
  function isStruck(whom: string): boolean {
    return told.some(({ whom: one, name }) => one[language] === whom && name[language] !== by);
  }
}

/** What a turn has cost whom: “Le Maître : Elfe −2, Voleur −1”. */
export function sumOf(blows: readonly Blow[], t: SaidAtTable, language: Language): string {
  const sides = [...new Set(blows.filter(({ lost }) => lost > 0).map(({ from }) => from[language]))];
  if (sides.length === 0) return t("blows.noLoss");
  return sides
    .map((side) => {
      const losses = new Map<string, number>();
      for (const { from, name, lost } of blows)
        if (from[language] === side && lost > 0)
          losses.set(name[language], (losses.get(name[language]) ?? 0) + lost);
      const list = [...losses].map(([name, lost]) => `${name} −${lost}`).join(", ");
      return t("blows.sum", { side, list });
    })
    .join(" ");
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
