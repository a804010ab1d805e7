import rows from "@/backend/db/seed/data/conditions.json" with { type: "json" };
import type { ConditionFacts } from "@/lib/domain/shop/condition";

const byCode = new Map<string, ConditionFacts>(rows.map(({ code, ...facts }) => [code, facts]));

export function conditionOf(code: string): ConditionFacts | null {
  return byCode.get(code) ?? null;
}
