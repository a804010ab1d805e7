import { codedText } from "@/lib/domain/error-response";
import { type SheetField, sheetLimits } from "@/lib/config/animals/spreadsheets";
import { toIsoDate } from "@/lib/contract/kits/public/activation.rules";
import type { spreadsheetImports } from "@/backend/db/schema/spreadsheets";
import type { CheckedRows } from "@/backend/animals/records/spreadsheets/rows/check-rows";

export type ImportRow = typeof spreadsheetImports.$inferSelect;

type Facts = Pick<ImportRow, "id" | "name" | "createdAt" | "importedAt" | "rowCount" | "importedCount">;

export const describeFacts = ({ id, name, createdAt, importedAt, rowCount, importedCount }: Facts) => ({
  id,
  name,
  rows: rowCount,
  imported: importedCount,
  createdAt: createdAt.toISOString(),
  importedAt: importedAt?.toISOString() ?? null,
});

export function describeImport(row: ImportRow) {
  const { settings, outcome, rows, sheet, otherSheets, revision } = row;
  const { hasHeader, species, dateOrder } = settings;
  const [first, ...others] = rows;
  const body = hasHeader ? others : rows;
  return {
    ...describeFacts(row),
    sheet,
    otherSheets,
    revision,
    hasHeader,
    species,
    dateOrder,
    columns: settings.columns.map((field: SheetField | null, index) => ({
      field,
      title: hasHeader ? (first?.cells[index] ?? "") : null,
      samples: body
        .flatMap(({ cells }) => cells[index] || [])
        .slice(0, sheetLimits.samples)
        .map((text) => text.slice(0, sampleLength)),
    })),
    valid: outcome.valid,
    wrong: new Set(outcome.problems.map(({ line }) => line)).size,
    preview: [...outcome.preview],
    problems: outcome.problems
      .slice(0, sheetLimits.listedProblems)
      .map(({ message, ...problem }) => ({ ...problem, ...codedText(message) })),
    problemCount: outcome.problems.length,
  };
}

const sampleLength = 60;

export function toOutcome({ valid, problems }: CheckedRows): ImportRow["outcome"] {
  return {
    valid: valid.length,
    problems,
    preview: valid.slice(0, sheetLimits.previewRows).map(({ line, pet, breedName }) => ({
      line,
      petName: pet.petName,
      gender: pet.gender,
      species: pet.species,
      breed: breedName,
      isMixedBreed: pet.isMixedBreed ?? false,
      bornOn: toIsoDate(pet) ?? null,
      chipNumber: pet.chipNumber ?? null,
    })),
  };
}
