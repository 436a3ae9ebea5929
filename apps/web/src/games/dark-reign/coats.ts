import type { Coat } from "../../board/grid/scene.ts";

/** Heroes by their name, the MJ's characters by their kind: lit, shaded, ink. The form of the foot tells the side. */
const cloths: Readonly<Record<string, readonly [string, string, string]>> = {
  svein: ["#f3e2b8", "#c98b3c", "#2a1703"],
  aude: ["#e9eef2", "#7f95ad", "#141f2c"],
  liutgarde: ["#dff0cf", "#6f9a52", "#12240a"],
  ozanne: ["#e4dcf5", "#7d68b0", "#1a1030"],
  isengrin: ["#dcd7cd", "#857a66", "#1d1810"],
  richilde: ["#f3dccb", "#b5654a", "#2c0f06"],
  revenant: ["#c9c9bf", "#6f7069", "#14150e"],
  rat: ["#d9b78f", "#8a5a34", "#241104"],
  spider: ["#b6bf9a", "#5d6a3e", "#12160a"],
  ogre: ["#bcd48f", "#5b8038", "#10200a"],
  mj: ["#8a7f9c", "#2f2740", "#f4ead2"],
  imp: ["#ffc98a", "#d8722a", "#3a1000"],
};

const plain = ["#d6cdb8", "#8a7a5c", "#20180c"] as const;

export function coatOf(card: string, side: "heroes" | "mj"): Coat {
  const [lit, shaded, ink] = cloths[card] ?? plain;
  return { lit, shaded, ink, foot: side === "heroes" ? "round" : "spiked" };
}
