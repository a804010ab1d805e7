import type { DateOrder, SheetField } from "@/lib/config/animals/spreadsheets";
import type { SpeciesName } from "@/lib/domain/species";

/** How the rows of a sheet are read. */
export interface SheetSettings {
  /** What each column is; null for columns that are left out. */
  readonly columns: readonly (SheetField | null)[];
  /** The first row has the names of the columns. */
  readonly hasHeader: boolean;
  /** Species of rows that do not state it themselves. */
  readonly species: SpeciesName | null;
  readonly dateOrder: DateOrder;
}
