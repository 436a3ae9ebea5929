import { findWebKit } from "../../../tools/other-browsers.ts";
import { playIn } from "./scenes.ts";
import { openWebKit } from "./webkit.ts";

const programs = findWebKit();

playIn({
  name: "WebKit",
  open:
    programs === undefined
      ? "there is none here (on Debian: webkit2gtk-driver and xvfb)"
      : () => openWebKit(programs),
  noFinger: "its driver moves the mouse for a finger",
});
