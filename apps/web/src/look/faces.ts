/** The faces that every screen is set in. */
const faces = ["16px 'EB Garamond'", "italic 16px 'IM Fell English'", "16px Cinzel", "bold 16px Cinzel"];

/**
 * Asks for them before there is any text. A browser would ask once it has laid the page out in another face, and lay out
 * everything again when they come.
 */
export function loadFaces(): void {
  // One that does not come is no misfortune: another face stands in for it.
  for (const face of faces) document.fonts.load(face).catch(() => undefined);
}
