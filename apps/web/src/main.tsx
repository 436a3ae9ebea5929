import { StrictMode } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import "./look/fonts.css";
import "./look/palette.css";
import "./look/insets.css";
import "./look/base.css";
import "./look/contrast.css";
import "./look/text-size.css";
import "./look/forced.css";
import { Frame } from "./frame/Frame.tsx";
import { wearSettings } from "./settings/wear.ts";
import { watchVersion } from "./version/version.ts";
import { startLanguage } from "./words/language.ts";

startLanguage();
wearSettings();

const page = document.getElementById("page");
if (page === null) throw new Error("The document has no #page");
const root = createRoot(page);
// At once: while it waited for its turn, the browser would style and paint a page on which nothing stands.
flushSync(() =>
  root.render(
    <StrictMode>
      <Frame />
    </StrictMode>,
  ),
);

// While developing, what is served is always the newest.
if (import.meta.env.PROD) void watchVersion();
