import { type ReactNode, useState } from "react";
import { Line } from "../../look/fields.tsx";
import { Sheet } from "../../look/Sheet.tsx";
import { href, readRoute } from "../../route/route.ts";
import { useWords } from "../words/words.ts";

/** For whoever was told a link and cannot press it: on another device, or on paper. */
export function HaveLink(): ReactNode {
  const say = useWords();
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState("");
  const [isWrong, setWrong] = useState(false);
  const go = () => {
    const route = readRoute(text.slice(Math.max(0, text.indexOf("#"))).trim());
    setWrong(route.page !== "at");
    if (route.page === "at") location.hash = href(route);
  };
  return (
    <>
      <button type="button" className="button lobby-link" onClick={() => setOpen(true)}>
        {say("friends.link")}
      </button>
      {isOpen && (
        <Sheet title={say("friends.link")} onClose={() => setOpen(false)}>
          <form
            onSubmit={(event) => {
              event.preventDefault();
              go();
            }}
          >
            <Line label={say("friends.linkField")} value={text} most={400} onChange={setText} />
            <p role="alert">{isWrong && say("friends.linkWrong")}</p>
            <div className="leaf-actions">
              <button type="submit" className="button button-forward">
                {say("friends.linkOpen")}
              </button>
            </div>
          </form>
        </Sheet>
      )}
    </>
  );
}
