import { type DarkReign, momentWords, titleIn, type View } from "@ossuaire/dark-reign";
import type { Answer } from "@ossuaire/kernel";
import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { useOwnTouch } from "../../../look/useOwnTouch.ts";
import { RuleLink } from "../../../play/RuleLink.tsx";
import { useLanguage } from "../../../words/language.ts";
import { Portrait } from "../Row.tsx";
import { movedTo } from "./moved.ts";
import "./asked.css";

type Question = Extract<DarkReign["question"], { readonly prompt: "order" }>;

/** REG-TURN-04: the leader lays the portraits in a row; as they lay last time they lie there first. */
export function Order({
  view,
  question,
  onAnswer,
}: {
  readonly view: View;
  readonly question: Question;
  onAnswer(answer: Answer): void;
}): ReactNode {
  const language = useLanguage();
  const title = useId();
  const list = useRef<HTMLOListElement>(null);
  useOwnTouch(list);
  const [order, setOrder] = useState(() => question.options.map(({ id }) => id));
  const [held, setHeld] = useState<string>();
  const [moved, setMoved] = useState<string>();
  const move = (id: string, place: number): void => setOrder((now) => movedTo(now, id, place));
  const onKey = (id: string, event: KeyboardEvent): void => {
    const by = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    move(id, order.indexOf(id) + by);
    setMoved(id);
  };
  // Whatever changes its place on the page loses the focus.
  useLayoutEffect(() => {
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>("[data-order]") ?? [])];
    if (order.length > 0) buttons.find(({ dataset }) => dataset["order"] === moved)?.focus();
  }, [moved, order]);
  // The row has the finger, for what is dragged may leave its place in the page. It takes the place of whichever portrait it is over.
  const onDrag = ({ clientX, clientY }: PointerEvent): void => {
    if (held === undefined) return;
    const over = [...(list.current?.children ?? [])].findIndex((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      return left <= clientX && clientX <= right && top <= clientY && clientY <= bottom;
    });
    if (over >= 0) move(held, over);
  };
  return (
    <section className="dr-asked dr-order parchment" aria-labelledby={title}>
      <h2 id={title}>
        {momentWords.order[language]} <RuleLink id={question.rule} />
      </h2>
      <p>{momentWords.orderHelp[language]}</p>
      <ol
        ref={list}
        onPointerMove={onDrag}
        onPointerUp={() => setHeld(undefined)}
        onPointerCancel={() => setHeld(undefined)}
      >
        {order.map((id, place) => {
          const who = view.characters.find((one) => one.id === id);
          return (
            <li key={id} data-held={held === id ? "" : undefined}>
              <button
                type="button"
                data-order={id}
                onKeyDown={(event) => onKey(id, event)}
                onPointerDown={({ pointerId, button }) => {
                  if (button !== 0) return;
                  list.current?.setPointerCapture(pointerId);
                  setHeld(id);
                }}
              >
                <b>{place + 1}.</b>
                {who && <Portrait who={who} />}
                <span>{titleIn(id, view)[language]}</span>
              </button>
            </li>
          );
        })}
      </ol>
      <p className="unseen" aria-live="polite">
        {order.map((id, place) => momentWords.place(place + 1, titleIn(id, view))[language]).join(", ")}
      </p>
      <p className="dr-asked-ways">
        <button
          type="button"
          className="button button-forward"
          data-answer=""
          onClick={() => onAnswer({ kind: "pick", options: order })}
        >
          {momentWords.set[language]}
        </button>
      </p>
    </section>
  );
}
