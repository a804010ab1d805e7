import { meaningStyles } from "@/components/ui/meaning-styles";
import type { GroupName } from "./group-results";

/** Colour and symbol of a group. Its word always stands beside them. */
export const outcomeStyles = {
  "at-risk": meaningStyles.affected,
  carrier: meaningStyles.carrier,
  clear: meaningStyles.clear,
  "not-reported": meaningStyles.unknown,
  trait: { className: "bg-sand text-ink", symbol: "◆" },
} as const satisfies Readonly<Record<GroupName, { className: string; symbol: string }>>;
