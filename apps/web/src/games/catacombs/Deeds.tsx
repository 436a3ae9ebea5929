import { type Catacombs, deedWords, nameIn, tableWords, titleIn, type View } from "@ossuaire/catacombs";
import { type ReactNode, useState } from "react";
import { leafOf } from "../../look/leaves.ts";
import { useMedia } from "../../look/useMedia.ts";
import { useSettings } from "../../settings/settings.ts";
import { useLanguage } from "../../words/language.ts";
import { useTableWords } from "../../words/table.ts";
import type { HandProps } from "../look.ts";
import { CardLink } from "./cards/CardLink.tsx";
import { cardOfPiece } from "./cards/card.ts";
import { Emblem } from "./cards/Emblem.tsx";
import { DeedButton } from "./DeedButton.tsx";
import "./deeds.css";
import {
  type Actor,
  actorsOf,
  type Barred,
  barredFor,
  type Doing,
  doingsIn,
  doneBy,
  pairsOf,
} from "./deeds.ts";
import { useDigits } from "./useDigits.ts";

/** What whoever is pulled or was chosen can do, on the board or in a row beside it; until then, whoever comes first. */
export function Deeds({
  sight: { decision, view },
  lit,
  picked,
  held,
  onChoose,
}: HandProps<Catacombs>): ReactNode {
  const options = doingsIn(decision).filter(({ id }) => lit.has(id));
  const actors = actorsOf(options);
  const actor = actors.find(({ id }) => id === (held ?? picked)) ?? actors[0];
  if (actor === undefined) return null;
  return (
    <DeedsOf
      key={actor.id}
      actor={actor}
      view={view}
      chosen={actor.id === picked}
      deeds={doneBy(actor, options)}
      barred={barredFor(actor, view)}
      onChoose={onChoose}
    />
  );
}

/** How many fit: few on a phone, either way up, and on a tablet upright; larger letters leave room for fewer. */
function useMost(): number {
  const letters = useSettings().text / 100;
  const isSmall = useMedia(
    `(max-width: ${699 * letters}px), (max-height: ${520 * letters}px), (max-width: ${1179 * letters}px) and (max-aspect-ratio: 1)`,
  );
  const isLarge = useMedia(`(min-width: ${1440 * letters}px)`);
  return isSmall ? 3 : isLarge ? 5 : 4;
}

function DeedsOf({
  actor,
  view,
  chosen,
  deeds,
  barred,
  onChoose,
}: {
  readonly actor: Actor;
  readonly view: View;
  /** Not before that digits stand for deeds. */
  readonly chosen: boolean;
  readonly deeds: readonly Doing[];
  /** What cannot be done now, after all that can. */
  readonly barred: readonly Barred[];
  onChoose(option: string): void;
}): ReactNode {
  const { t } = useTableWords();
  const language = useLanguage();
  const name = nameIn(view, actor);
  const [leaf, setLeaf] = useState(0);
  const most = useMost();
  const pairs = pairsOf(deeds);
  const all: readonly (Barred | ReturnType<typeof pairsOf>[number])[] = [...pairs, ...barred];
  const shown = leafOf(all, leaf, most);
  const able = shown.flatMap((one) => ("why" in one ? [] : [one]));
  const unable = shown.flatMap((one) => ("why" in one ? one : []));
  useDigits(chosen ? able.map(([{ id }]) => id) : [], onChoose);
  return (
    <div className="deeds">
      <CardLink card={cardOfPiece(actor.card)} label={deedWords.card(name)[language]} className="deeds-card">
        <Emblem piece={actor.card} />
        <span>{titleIn(view, actor)[language]}</span>
      </CardLink>
      <fieldset className="deeds-row" aria-label={tableWords.what[language]}>
        {able.map(([option, fromFamiliar], i) => {
          const digit = chosen ? i + 1 : undefined;
          const button = (
            <DeedButton key={option.id} option={option} name={name} digit={digit} onChoose={onChoose} />
          );
          if (fromFamiliar === undefined) return button;
          return (
            <span key={option.id} className="deed-pair">
              {button}
              <DeedButton option={fromFamiliar} name={name} from="familiar" onChoose={onChoose} />
            </span>
          );
        })}
        {unable.map(({ deed, why }) => (
          <DeedButton key={deed.id} option={deed} name={name} why={why} onChoose={onChoose} />
        ))}
        {all.length > shown.length && (
          <button type="button" className="button deeds-more" onClick={() => setLeaf(leaf + 1)}>
            {t("board.more")}
          </button>
        )}
      </fieldset>
    </div>
  );
}
