import { useEffect } from "react";
import { speaker } from "../board/index.ts";
import { useSettings } from "../settings/settings.ts";

/** The table sounds as loud as it was asked to. */
export function useVolume(): void {
  const { muted, volume } = useSettings();
  useEffect(() => {
    speaker.volume = muted ? 0 : volume / 100;
  }, [muted, volume]);
}
