import { boxLids, openPacks, optionTexts, withBoxes } from "@ossuaire/catacombs";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Disc } from "../../../look/Disc.tsx";
import { Tick } from "../../../look/fields.tsx";
import { useLanguage } from "../../../words/language.ts";
import { solothCover } from "../../soloth/cover.ts";
import { verminCover } from "../../vermin/cover.ts";
import "./boxes.css";
import { Asked } from "./Asked.tsx";
import { Drops } from "./Drops.tsx";
import type { Fields } from "./form.ts";
import { Rooms } from "./Rooms.tsx";

/** SOL-GEN-02, VER-GEN-01: the expansions, each with what it brings and, once it is on the table, what can be agreed on in it. */
export function Boxes({ options, onChange }: Fields): ReactNode {
  const language = useLanguage();
  const { boxes = [] } = options;
  const latest = useRef(options);
  const [coming, setComing] = useState<string>();
  const [bug, setBug] = useState<unknown>();
  useEffect(() => {
    latest.current = options;
  });
  if (bug !== undefined) throw bug;
  // Ticked at once and fetched; meanwhile something else may have been agreed on.
  const take = async (box: string) => {
    setComing(box);
    try {
      await openPacks([box]);
      onChange(withBoxes(latest.current, [...(latest.current.boxes ?? []), box]));
      setComing(undefined);
    } catch (reason) {
      setBug(reason);
    }
  };
  const putBack = (box: string) =>
    onChange(
      withBoxes(
        options,
        boxes.filter((one) => one !== box),
      ),
    );
  return (
    <fieldset className="setup-seat setup-company">
      <legend>{optionTexts.boxes.name[language]}</legend>
      <p className="field-help">{optionTexts.boxes.text[language]}</p>
      <div className="fields setup-boxes">
        {shelf.map(({ id, cover, Own }) => {
          const isTaken = boxes.includes(id);
          return (
            <section key={id} className={`setup-box game-${id}`} data-taken={isTaken}>
              <div className="setup-lid">
                <Disc figure={cover.figure} className="setup-disc" />
                <Tick
                  label={boxLids[id].name[language]}
                  help={boxLids[id].text[language]}
                  value={isTaken || coming === id}
                  onChange={(taken) => (taken ? void take(id) : putBack(id))}
                />
              </div>
              {isTaken && <Own options={options} onChange={onChange} />}
            </section>
          );
        })}
      </div>
    </fieldset>
  );
}

const shelf = [
  { id: "soloth", cover: solothCover, Own: InSoloth },
  { id: "vermin", cover: verminCover, Own: InVermin },
] as const;

function InSoloth(fields: Fields): ReactNode {
  return (
    <div className="setup-own">
      <Rooms {...fields} />
      <Drops {...fields} />
      <Asked option="altar" {...fields} />
    </div>
  );
}

function InVermin(fields: Fields): ReactNode {
  return (
    <div className="setup-own">
      <Asked option="passages" {...fields} />
    </div>
  );
}
