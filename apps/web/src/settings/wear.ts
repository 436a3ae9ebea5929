import { askContrast } from "../look/contrast.ts";
import { currentSettings, onSettings } from "./settings.ts";

/** Wears what was asked for on the whole page, at once and whenever it changes: the size of letters, and contrast. */
export function wearSettings(): void {
  const wear = () => {
    const { text, contrast } = currentSettings();
    const { dataset, style } = document.documentElement;
    style.setProperty("--asked", String(text / 100));
    dataset["letters"] = text < 150 ? "usual" : "large";
    askContrast(contrast === "system" ? undefined : contrast === "more");
  };
  wear();
  onSettings(wear);
}
