import type { Plugin } from "vite";

/** The faces that home is set in; the half-bold is asked for by the first table. */
const faces = [
  "eb-garamond-latin-400-normal",
  "im-fell-english-latin-400-italic",
  "cinzel-latin-400-normal",
  "cinzel-latin-700-normal",
];

/**
 * Has them asked for beside the first script. A browser would ask once it has laid the page out in another face, and lay
 * out everything again when they come.
 */
export function faceLinks(): Plugin {
  return {
    name: "ossuaire:faces",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler: (_, { bundle = {} }) =>
        faces.map((face) => {
          const file = Object.keys(bundle).find((name) => name.includes(`/${face}-`));
          if (file === undefined) throw new Error(`No style sheet names the face ${face}`);
          const attrs = {
            rel: "preload",
            as: "font",
            type: "font/woff2",
            href: `./${file}`,
            crossorigin: "",
          };
          return { tag: "link", attrs, injectTo: "head" };
        }),
    },
  };
}
