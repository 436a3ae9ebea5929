import type { ReactNode } from "react";
import type { Camera } from "../camera.ts";
import type { BoardProps } from "../props.ts";
import type { Scene } from "../scene.ts";
import { NameTag } from "./NameTag.tsx";
import { Pile } from "./Pile.tsx";
import { pileOf } from "./pile.ts";
import { Ring, roundOf } from "./Ring.tsx";
import type { Round } from "./ring.ts";

/** Beside a disc: what the picked one can do, and the name of the one that somebody points at. */
export function Beside({
  scene,
  lit,
  picked,
  named,
  camera,
  clear,
  deeds,
  onDeed,
}: Pick<BoardProps, "named" | "deeds" | "onDeed"> & {
  readonly scene: Scene;
  readonly lit: readonly string[];
  readonly picked: string | undefined;
  readonly camera: Camera;
  /** What of an aim no name covers. */
  readonly clear: readonly Round[];
}): ReactNode {
  const chosen = deeds && scene.pieces.find(({ id }) => id === picked);
  const shown = named === picked ? undefined : scene.pieces.find(({ id }) => id === named);
  const pile = shown === undefined ? [] : pileOf(shown, scene.pieces);
  return (
    <>
      {chosen && deeds && (
        <Ring
          key={chosen.id}
          piece={chosen}
          scene={scene}
          lit={lit}
          camera={camera}
          deeds={deeds}
          onDeed={(deed) => onDeed?.(deed)}
        />
      )}
      {shown && pile.length > 1 && <Pile pile={pile} named={shown.id} camera={camera} clear={clear} />}
      {shown && pile.length === 1 && (
        <NameTag
          name={shown.name}
          burdens={shown.burdens}
          disc={roundOf(shown, camera)}
          frame={camera.frame}
          clear={clear}
        />
      )}
    </>
  );
}
