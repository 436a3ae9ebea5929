import { useState } from "react";

const remembered = "ossuaire.round";
/** Matches of which it is remembered, the latest first. */
const most = 40;

/** CAT-SETUP-10: whether the board of this match is looked at from the other side, on this device. */
export function useRound(): readonly [round: boolean, turn: () => void] {
  const match = location.hash;
  const [rounds, setRounds] = useState(recalled);
  const turn = (): void => {
    const others = recalled().filter((one) => one !== match);
    const next = rounds.includes(match) ? others : [match, ...others].slice(0, most);
    setRounds(next);
    try {
      localStorage.setItem(remembered, JSON.stringify(next));
    } catch {
      // A browser that stores nothing still turns: only the memory of it is lost.
    }
  };
  return [rounds.includes(match), turn];
}

function recalled(): readonly string[] {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(remembered) ?? "[]");
    return Array.isArray(read) ? read.filter((one) => typeof one === "string") : [];
  } catch {
    return [];
  }
}
