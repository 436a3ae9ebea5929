import { campWords } from "@ossuaire/catacombs";
import { capital } from "@ossuaire/kernel";
import type { ReactNode } from "react";
import { useLanguage } from "../../../words/language.ts";
import { Sign } from "./Sign.tsx";
import { signs } from "./signs.ts";

/** CAT-VCAMP-01, 02: the Camp Tracker, with its marker. */
export function CampTrack({ camp }: { readonly camp: number }): ReactNode {
  const language = useLanguage();
  return (
    <div className="camp">
      <h3>
        <Sign path={signs.camp} className="camp-sign" /> {campWords.title[language]}
      </h3>
      <ol className="camp-track">
        {campWords.spaces.map((space, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the spaces of a printed track keep their places
          <li key={at} aria-current={at === camp ? "step" : undefined} data-gone={at < camp ? "" : undefined}>
            <span aria-hidden="true">{space === "start" ? "•" : space === "star" ? "★" : space}</span>
            <span className="unseen">
              {capital(campWords.space(space))[language]}
              {at === camp && `, ${campWords.marker[language]}`}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
