import fc from "fast-check";

/**
 * Properties are tried with the same values in every run: a rare one that fails must be somebody's change, not the day's luck.
 * `FC_SEED=7 npm run test:unit` looks elsewhere; the fuzzes of `npm run long` go further.
 */
fc.configureGlobal({ seed: Number(process.env["FC_SEED"] ?? 20_261) });
