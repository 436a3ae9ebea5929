import type { Plugin } from "vite";

/** What the page may do: run its own files, and nothing that was written into it on the way. */
const rules = {
  "default-src": "'none'",
  "script-src": "'self'",
  "worker-src": "'self'",
  "style-src": "'self'",
  // Wood and parchment are painted on the device (src/textures).
  "img-src": "'self' blob:",
  "font-src": "'self'",
  "connect-src": "'self'",
  "manifest-src": "'self'",
  "base-uri": "'none'",
  "form-action": "'none'",
} as const;

/** While developing, Vite writes styles, drawings and a script into the page, and tells it of changes by a socket. */
const developing = {
  ...rules,
  "script-src": "'self' 'unsafe-inline'",
  "style-src": "'self' 'unsafe-inline'",
  "img-src": "'self' blob: data:",
  "connect-src": "'self' data: ws:",
} as const;

// A browser takes this one from a server alone.
const unframed = { "frame-ancestors": "'none'" } as const;

export const headers = headersOf(rules);
export const developingHeaders = headersOf(developing);

/** The same for a page on a server that sends no such headers. */
export function policy(): Plugin {
  return {
    name: "policy",
    apply: "build",
    transformIndexHtml: () => [
      {
        tag: "meta",
        attrs: { "http-equiv": "Content-Security-Policy", content: spell(rules) },
        injectTo: "head-prepend",
      },
      { tag: "meta", attrs: { name: "referrer", content: "no-referrer" }, injectTo: "head-prepend" },
    ],
  };
}

function headersOf(rules: Readonly<Record<string, string>>): Record<string, string> {
  return {
    "Content-Security-Policy": spell({ ...rules, ...unframed }),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
  };
}

function spell(rules: Readonly<Record<string, string>>): string {
  return Object.entries(rules)
    .map(([what, from]) => `${what} ${from}`)
    .join("; ");
}
