/** The version of the physics that flick games are played with: raised when the same flick ends elsewhere, be it by a bit. */
export const PHYSICS = 2;
