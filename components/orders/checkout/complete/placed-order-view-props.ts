import type { ReactNode } from "react";
import type { Language } from "@/lib/config/languages";
import type { PlacedOrder } from "./placed-order";
import type { Translator } from "@/lib/i18n/translator";

export interface PlacedOrderViewProps {
  readonly order: PlacedOrder;
  readonly language: Language;
  readonly t: Translator<"checkout">;
  /** Card of a yearly subscription. */
  readonly renewal?: ReactNode;
}
