import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Writes the least page that Vite and React make, from the same packages as ours: one button that answers a click. Its
 * class is that of the button that home is for, so that one probe finds both.
 */
export function writeEmptyPage(folder: string): void {
  mkdirSync(folder, { recursive: true });
  symlinkSync(
    join(import.meta.dirname, "..", "..", "node_modules"),
    join(folder, "node_modules"),
    "junction",
  );
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
}

const files = {
  "index.html": `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>Empty</title>
    <link rel="icon" href="data:," />
    <script type="module" src="./main.jsx"></script>
  </head>
  <body><div id="page"></div></body>
</html>
`,
  "main.jsx": `import { StrictMode, useState } from "react";
import { createRoot } from "react-dom/client";

function Empty() {
  const [text, setText] = useState("Play");
  return <button type="button" className="play-now" onClick={() => setText("Played")}>{text}</button>;
}

createRoot(document.getElementById("page")).render(<StrictMode><Empty /></StrictMode>);
`,
  "vite.config.js": `import react from "@vitejs/plugin-react";

export default { base: "./", plugins: [react()] };
`,
};
