import { laidKinds, type Size, sizes } from "@ossuaire/study";
import { type ReactNode, useState } from "react";
import type { Seen } from "../../board/scene.ts";
import { sideSeen } from "../fan/place-words.ts";
import type { RoomAtWork } from "./useRoom.ts";
import { WallTurn } from "./WallTurn.tsx";
import { useWords } from "./words/words.ts";

/** With what the free board is laid out: things to add, the walls, and what is in hand. */
export function Tools({ room, seen }: { readonly room: RoomAtWork; readonly seen: Seen }): ReactNode {
  const say = useWords();
  const [size, setSize] = useState<Size>("medium");
  if (room.hand !== undefined)
    return (
      <div className="tools">
        {room.hand.kind === "wall" && <WallTurn turn={room.hand.turn} seen={seen} onTurn={room.turn} />}
        <button type="button" className="button" onClick={() => room.take(undefined)}>
          {say("room.keep")}
        </button>
        <button type="button" className="button" onClick={room.remove}>
          {say("room.remove")}
        </button>
      </div>
    );
  return (
    <div className="tools">
      <fieldset className="tools-group tools-kinds">
        <legend>{say("room.add")}</legend>
        {laidKinds.map((kind) => (
          <button key={kind} type="button" className="tool" onClick={() => room.add(kind, size)}>
            {say(`room.kinds.${kind}`)}
          </button>
        ))}
        <label className="tools-size">
          <span>{say("room.size")}</span>
          <select
            value={size}
            onChange={({ target }) => setSize(sizes.find((one) => one === target.value) ?? size)}
          >
            {sizes.map((one) => (
              <option key={one} value={one}>
                {say(`room.sizes.${one}`)}
              </option>
            ))}
          </select>
        </label>
      </fieldset>
      <fieldset className="tools-group">
        <legend>{say("room.walls")}</legend>
        {(["left", "right", "top", "bottom"] as const).map((side) => (
          <button
            key={side}
            type="button"
            className="tool"
            aria-pressed={room.layout.rims[side] === "wall"}
            onClick={() => room.deed({ type: "rim", side })}
          >
            {say(`room.sides.${sideSeen(side, seen)}`)}
          </button>
        ))}
        <button type="button" className="tool tool-clear" onClick={() => room.deed({ type: "clear" })}>
          {say("room.clear")}
        </button>
      </fieldset>
    </div>
  );
}
