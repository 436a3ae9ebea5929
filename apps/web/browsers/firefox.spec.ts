import { findFirefox } from "../../../tools/other-browsers.ts";
import { openFirefox } from "./firefox.ts";
import { playIn } from "./scenes.ts";

const path = findFirefox();

playIn({
  name: "Firefox",
  open:
    path === undefined
      ? "there is none here (install it, or name it in FIREFOX_PATH)"
      : () => openFirefox(path),
});
