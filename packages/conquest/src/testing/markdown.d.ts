/** The rules catalogue as text, for tests that compare with it: vite reads `?raw`. */
declare module "*.md?raw" {
  const text: string;
  // biome-ignore lint/style/noDefaultExport: it is how vite hands over a file.
  export default text;
}
