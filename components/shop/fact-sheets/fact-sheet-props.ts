import type { FactSheet } from "@/lib/contract/shop/fact-sheets/fact-sheets.types";

export interface FactSheetProps {
  readonly sheet: FactSheet;
}
