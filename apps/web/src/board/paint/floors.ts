import earth from "textures/earth.webp";
import flesh from "textures/flesh.webp";
import jade from "textures/jade.webp";
import lava from "textures/lava.webp";
import road from "textures/road.webp";
import slate from "textures/slate.webp";
import type { GroundName } from "../../textures/grounds/index.ts";

/** Where the floors lie that were painted when the page was built (textures.ts). */
export const floorFiles: Readonly<Record<GroundName, string>> = { earth, flesh, jade, lava, road, slate };
