import { useEffect, useState } from "react";

/** A live line is read out whenever it changes: it waits until the keys rest, in ms. */
const pause = 250;

export function useSaid(text: string): string {
  const [said, setSaid] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return said;
}
