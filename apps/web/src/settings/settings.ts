import { useSyncExternalStore } from "react";
import type { Gesture, Guide } from "../board/scene.ts";
import { formerPaces, type Pace, paces } from "./pace.ts";

/** How somebody likes to play, on this device. */
export interface Settings {
  readonly gesture: Gesture;
  readonly guide: Guide;
  readonly muted: boolean;
  /** Of all sounds, 0 to 100. */
  readonly volume: number;
  readonly pace: Pace;
  /** The size of letters, in hundredths of the usual one. */
  readonly text: TextSize;
  readonly contrast: Contrast;
}

export const textSizes = [100, 125, 150, 175, 200] as const;
type TextSize = (typeof textSizes)[number];

/** `system`: as the device asks. */
export const contrasts = ["system", "usual", "more"] as const;
type Contrast = (typeof contrasts)[number];

export const gestures = ["pull-back", "real-flick"] as const satisfies readonly Gesture[];
export const guides = ["none", "first-contact", "full-path"] as const satisfies readonly Guide[];

const remembered = "ossuaire.settings";
const defaults: Settings = {
  gesture: "pull-back",
  guide: "first-contact",
  muted: false,
  volume: 80,
  pace: "normal",
  text: 100,
  contrast: "system",
};
const listeners = new Set<() => void>();
let settings = recalled();

export function useSettings(): Settings {
  return useSyncExternalStore(onSettings, currentSettings);
}

export function currentSettings(): Settings {
  return settings;
}

export function set(change: Partial<Settings>): void {
  settings = { ...settings, ...change };
  try {
    localStorage.setItem(remembered, JSON.stringify(settings));
  } catch {
    // A browser that stores nothing still plays: only the memory of the choice is lost.
  }
  for (const listener of listeners) listener();
}

export function onSettings(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function recalled(): Settings {
  try {
    return readSettings(JSON.parse(localStorage.getItem(remembered) ?? "{}"));
  } catch {
    return defaults;
  }
}

/** What was remembered may be old or broken: every field that is not understood is the usual one. */
export function readSettings(input: unknown): Settings {
  if (typeof input !== "object" || input === null) return defaults;
  const given: Readonly<Record<string, unknown>> = { ...input };
  const among = <T>(choices: readonly T[], value: unknown, usual: T) =>
    choices.find((choice) => choice === value) ?? usual;
  return {
    gesture: among(gestures, given["gesture"], defaults.gesture),
    guide: among(guides, given["guide"], defaults.guide),
    muted: given["muted"] === true,
    volume: volumeOf(given["volume"]),
    pace: among(paces, given["pace"], formerPaces[String(given["speed"])] ?? defaults.pace),
    text: among(textSizes, given["text"], defaults.text),
    contrast: among(contrasts, given["contrast"], defaults.contrast),
  };
}

function volumeOf(given: unknown): number {
  return typeof given === "number" && given >= 0 && given <= 100 ? given : defaults.volume;
}
