import { handlingsOf, sheetWords, type ThingSeen, thingsSeen } from "@ossuaire/dark-reign";
import type { ReactNode } from "react";
import { useLanguage } from "../../../words/language.ts";
import type { Drop } from "./drops.ts";
import type { SheetProps } from "./props.ts";
import { ThingLine } from "./ThingLine.tsx";
import { useDrop } from "./useDrop.ts";

/** REG-SHEET-04 to 07: both hands, the body, the bag; each of them takes what may go there. */
export function Gear(props: SheetProps): ReactNode {
  const { view, who } = props;
  const language = useLanguage();
  const lines = thingsSeen(view, who.id);
  const at = (place: ThingSeen["at"]): readonly ThingSeen[] => lines.filter((line) => line.at === place);
  const [armour] = at("worn").filter(({ card }) => card.wornAs === "armour");
  const trinkets = at("worn").filter((line) => line !== armour);
  const isBoth = at("right").some(({ card }) => card.hands === 2);
  const stored = at("strongbox");
  const bag = useDrop({ kind: "bag" });
  const floor = useDrop({ kind: "floor" });
  const thing = (line: ThingSeen, place?: string): ReactNode => (
    <Line key={line.things[0].id} {...props} line={line} {...(place === undefined ? {} : { place })} />
  );
  return (
    <>
      <section className="dr-worn" aria-label={sheetWords.hands[language]}>
        <h4>
          {sheetWords.hands[language]}
          <small>{sheetWords.handsHelp[language]}</small>
        </h4>
        <Slot
          kind="right"
          place={sheetWords[isBoth ? "both" : "right"][language]}
          lines={at("right")}
          show={thing}
        />
        {!isBoth && <Slot kind="left" place={sheetWords.left[language]} lines={at("left")} show={thing} />}
        <Slot kind="body" place={sheetWords.body[language]} lines={armour ? [armour] : []} show={thing} />
        {trinkets.map((line) => thing(line, sheetWords.worn[language]))}
      </section>
      <section className="dr-bag" aria-label={sheetWords.bag[language]} {...bag}>
        <h4>
          {sheetWords.bag[language]}
          <small>{sheetWords.bagHelp[language]}</small>
        </h4>
        {at("bag").map((line) => thing(line))}
        {at("bag").length === 0 && <p className="dr-sheet-note">{sheetWords.nothing[language]}</p>}
        <p className="dr-floor" {...floor}>
          {sheetWords.floor[language]}
        </p>
      </section>
      {stored.length > 0 && (
        <section aria-label={sheetWords.strongbox[language]}>
          <h4>{sheetWords.strongbox[language]}</h4>
          {stored.map((line) => thing(line))}
        </section>
      )}
    </>
  );
}

function Line({
  line,
  place,
  ...props
}: SheetProps & { readonly line: ThingSeen; readonly place?: string }): ReactNode {
  const { view, who, question, onChoose } = props;
  return (
    <ThingLine
      line={line}
      handlings={handlingsOf(view, question, who, line)}
      view={view}
      question={question}
      onChoose={onChoose}
      {...(place === undefined ? {} : { place })}
    />
  );
}

/** A hand or the body: what is there, or that nothing is. */
function Slot({
  kind,
  place,
  lines,
  show,
}: {
  readonly kind: Drop["kind"];
  readonly place: string;
  readonly lines: readonly ThingSeen[];
  readonly show: (line: ThingSeen, place: string) => ReactNode;
}): ReactNode {
  const language = useLanguage();
  const drop = useDrop({ kind });
  return (
    <div className="dr-slot" {...drop}>
      {lines.map((line) => show(line, place))}
      {lines.length === 0 && (
        <p>
          {place} <i>{sheetWords.empty[language]}</i>
        </p>
      )}
    </div>
  );
}
