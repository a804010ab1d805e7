import { limits } from "@/lib/config/limits";
import { normalizeBarcode } from "@/lib/domain/kits/kit-barcode";
import type { ListedAnimal } from "@/lib/domain/kits/litter-list";
import { createRow, type LitterRow, rowFields } from "./litter-draft";

export interface AddedAnimals {
  readonly rows: readonly LitterRow[];
  readonly added: number;
  readonly repeated: number;
  readonly tooMany: number;
}

/** Adds the listed animals. One whose tube is there already only fills in what is missing. */
export function addAnimals(before: readonly LitterRow[], listed: readonly ListedAnimal[]): AddedAnimals {
  const rows = [...before];
  const counts = { added: 0, repeated: 0, tooMany: 0 };
  for (const animal of listed) {
    const known = rows.findIndex(({ barcode }) => barcode !== "" && isSame(barcode, animal.barcode));
    const row = rows[known];
    if (row !== undefined) {
      rows[known] = fillIn(row, animal);
      counts.repeated += 1;
    } else if (rows.length < limits.litterRows) {
      rows.push(createRow(animal));
      counts.added += 1;
    } else counts.tooMany += 1;
  }
  return { rows, ...counts };
}

const isSame = (left: string, right: string) => normalizeBarcode(left) === normalizeBarcode(right);

function fillIn(row: LitterRow, animal: ListedAnimal): LitterRow {
  const facts: Partial<LitterRow> = animal;
  const missing = rowFields.flatMap((name) =>
    row[name] === "" && facts[name] ? [[name, facts[name]] as const] : [],
  );
  return { ...row, ...Object.fromEntries(missing) };
}
