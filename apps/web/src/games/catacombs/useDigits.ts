import { useEffect, useEffectEvent } from "react";

/** The digits choose among these, wherever the focus is; but for where digits are written. */
export function useDigits(options: readonly string[], onChoose: (option: string) => void): void {
  const choose = useEffectEvent((event: KeyboardEvent): void => {
    const { key, ctrlKey, metaKey, altKey, target } = event;
    if (ctrlKey || metaKey || altKey || !/^[1-5]$/.test(key)) return;
    if (target instanceof Element && target.matches("input, textarea, select, dialog *")) return;
    const option = options[Number(key) - 1];
    if (option !== undefined) onChoose(option);
  });
  const any = options.length > 0;
  useEffect(() => {
    if (!any) return;
    const listen = (event: KeyboardEvent) => choose(event);
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, [any]);
}
