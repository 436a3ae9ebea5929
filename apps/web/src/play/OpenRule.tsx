import { lazy, type ReactNode, Suspense } from "react";
import { closeRule, openRule, useRuleSheet } from "./useRuleSheet.ts";

// Fetched when a rule is looked up for the first time.
const RuleSheet = lazy(async () => ({ default: (await import("./RuleSheet.tsx")).RuleSheet }));

/** The rule that was asked for, wherever on the page its number was pressed. */
export function OpenRule(): ReactNode {
  const rule = useRuleSheet();
  if (rule === undefined) return null;
  return (
    <Suspense fallback={null}>
      <RuleSheet id={rule} onGo={openRule} onClose={closeRule} />
    </Suspense>
  );
}
