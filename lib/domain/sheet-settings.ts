import type { DateOrder, SheetField } from "@/lib/config/spreadsheets";
import type { SpeciesName } from "./species";

/** How the rows of a sheet are read. */
export interface SheetSettings {
  /** What each column is; null for columns that are left out. */
  readonly columns: readonly (SheetField | null)[];
  /** The first row has the names of the columns. */
  readonly hasHeader: boolean;
  /** Belongs to rows that do not say it themselves. */
  readonly species: SpeciesName | null;
  readonly dateOrder: DateOrder;
}
