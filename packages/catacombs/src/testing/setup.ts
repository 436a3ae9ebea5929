/** Tests of this package find every box open (vitest.config.ts). */
import "../all/index.ts";
