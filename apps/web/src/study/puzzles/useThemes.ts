import { useEffect, useState } from "react";
import type { ThemeName } from "./position.ts";
import { Setter } from "./Setter.ts";

/** What may be asked for in this game, by the game's own words. */
export function useThemes(game: string): readonly ThemeName[] {
  const [known, setKnown] = useState<{ readonly game: string; readonly themes: readonly ThemeName[] }>();
  useEffect(() => {
    const setter = new Setter();
    void setter.ask({ game, needs: [] }, { type: "themes" }).then((answer) => {
      if (answer.type === "themes") setKnown({ game, themes: answer.themes });
    });
    return () => setter.close();
  }, [game]);
  return known?.game === game ? known.themes : [];
}
