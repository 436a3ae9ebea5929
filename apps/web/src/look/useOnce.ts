import { useRef } from "react";

/** A job that a press begins. While it is on its way, another press begins nothing: a server that is slow is pressed twice. */
export function useOnce<Args extends readonly unknown[]>(
  job: (...args: Args) => Promise<void>,
): (...args: Args) => void {
  const isOn = useRef(false);
  const begin = async (...args: Args): Promise<void> => {
    if (isOn.current) return;
    isOn.current = true;
    try {
      await job(...args);
    } finally {
      isOn.current = false;
    }
  };
  return (...args) => void begin(...args);
}
