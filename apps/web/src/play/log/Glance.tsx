import { type Aside, type Glance as GlanceOf, gistOf, type Reached, resultSign } from "@ossuaire/kernel";
import type { CSSProperties, ReactNode } from "react";
import { woods } from "../../board/paint/tones.ts";
import type { Look } from "../../games/look.ts";
import { useLanguage } from "../../words/language.ts";
import { asideFigures } from "./signs.ts";

/** As many discs find room in a line; of more two stand there, and how many others there are. */
const most = 3;

/** A deed in one line: who, the sign of what, the discs of whom, small signs, and at the edge what came of it. */
export function Glance({ look, glance }: { readonly look: Look; readonly glance: GlanceOf }): ReactNode {
  const language = useLanguage();
  const { actor, sign, what, reached, asides } = glance;
  const gist = gistOf(glance);
  const figure = sign === undefined ? undefined : look.sign?.(sign, actor.face);
  const shown = reached.slice(0, reached.length > most ? most - 1 : most);
  const others = reached.length - shown.length;
  return (
    <>
      <span className="log-actor">
        {actor.name[language]}
        {actor.number !== undefined && <span className="log-number">{`\u00a0${actor.number}`}</span>}
      </span>
      {figure === undefined ? (
        what && <span className="log-what">{what[language]}</span>
      ) : (
        <Sign figure={figure} />
      )}
      {shown.map((one, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: in the order in which they were met
        <Token key={n} look={look} piece={one} />
      ))}
      {others > 0 && <span className="log-more">+{others}</span>}
      <span className="log-edge">
        {gist.map((result, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: in the order in which it came about
          <span key={n} className={`log-${result.kind}`}>
            {resultSign(result)[language]}
          </span>
        ))}
        {asides.map((aside) => (
          <AsideSign key={aside.words.en} aside={aside} />
        ))}
      </span>
    </>
  );
}

/** The disc of somebody, small; whoever has none is named. */
function Token({
  look,
  piece: { name, number, face },
}: {
  readonly look: Look;
  readonly piece: Reached;
}): ReactNode {
  const language = useLanguage();
  const token = face === undefined ? undefined : look.token?.(face);
  if (token === undefined) return <span className="log-what">{name[language]}</span>;
  const { lit, shaded, ink } = woods[token.tone];
  const wood = { "--lit": lit, "--shaded": shaded, "--ink": ink };
  return (
    <span className="log-met">
      <span className="log-token" style={wood as CSSProperties}>
        <svg viewBox="0 0 512 512" aria-hidden="true" focusable="false">
          <path fill="currentColor" d={token.figure} />
        </svg>
      </span>
      {number}
    </span>
  );
}

function AsideSign({ aside: { sign, count } }: { readonly aside: Aside }): ReactNode {
  if (sign === "flicks") return <span className="log-aside">×{count}</span>;
  return <Sign figure={asideFigures[sign]} className={`log-aside-${sign}`} />;
}

function Sign({
  figure,
  className = "log-sign",
}: {
  readonly figure: string;
  readonly className?: string;
}): ReactNode {
  return (
    <svg className={className} viewBox="0 0 512 512" aria-hidden="true" focusable="false">
      <path fill="currentColor" d={figure} />
    </svg>
  );
}
