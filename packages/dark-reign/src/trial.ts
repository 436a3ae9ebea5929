import type { RuleId } from "@ossuaire/kernel";
import type { Characteristic } from "./kinds.ts";

/** What is tested, and what for: traits know a test by its name (`blocking`, `lock`, `theft`). */
export interface Trial {
  readonly test: string;
  readonly of: Characteristic;
  readonly rule: RuleId;
  readonly difficulty?: number;
  /** REG-BONUS-01: of this test alone. */
  readonly levels?: number;
  /** REG-BONUS-02. */
  readonly bonus?: number;
}
