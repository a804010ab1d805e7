import { eq } from "drizzle-orm";
import { toIsoDate } from "@/lib/contract/kits/public/activation.rules";
import { speciesName } from "@/lib/domain/species";
import type { Tx } from "@/backend/db/client";
import { animals } from "@/backend/db/schema/animals";
import type {
  CheckedRow,
  CheckedRows,
  RowProblem,
} from "@/backend/animals/records/spreadsheets/rows/check-rows";
import { identityOf } from "@/backend/animals/records/spreadsheets/rows/identity";

/** Rows about animals that the user has already become problems. */
export async function leaveOutKnown(tx: Tx, userId: number, checked: CheckedRows): Promise<CheckedRows> {
  const known = await readKnown(tx, userId);
  const found = checked.valid.map((row) => ({ row, problem: findKnown(row, known) }));
  return addProblems(
    found.flatMap(({ row, problem }) => (problem === undefined ? row : [])),
    [...checked.problems, ...found.flatMap(({ problem }) => problem ?? [])],
  );
}

export const addProblems = (valid: readonly CheckedRow[], problems: readonly RowProblem[]): CheckedRows => ({
  valid,
  problems: problems.toSorted((a, b) => a.line - b.line),
});

export const chipProblem = ({ line, pet }: CheckedRow): RowProblem => ({
  line,
  field: "chipNumber",
  value: pet.chipNumber ?? "",
  message: "kits.chipInUse",
});

interface Known {
  readonly chips: ReadonlySet<string>;
  readonly animals: ReadonlySet<string>;
}

function findKnown(row: CheckedRow, { chips, animals: keys }: Known): RowProblem | undefined {
  const { line, pet } = row;
  if (pet.chipNumber) return chips.has(pet.chipNumber) ? chipProblem(row) : undefined;
  const isKnown = keys.has(identityOf({ ...pet, bornOn: toIsoDate(pet) ?? null }));
  return isKnown ? { line, field: "petName", value: pet.petName, message: "fields.sheetOnFile" } : undefined;
}

async function readKnown(tx: Tx, userId: number): Promise<Known> {
  const { name, speciesId, sex, bornOn, registrationNumber, chipNumber } = animals;
  const own = await tx
    .select({ name, speciesId, sex, bornOn, registrationNumber, chipNumber })
    .from(animals)
    .where(eq(animals.ownerId, userId));
  return {
    chips: new Set(own.flatMap((animal) => animal.chipNumber ?? [])),
    animals: new Set(
      own.map((animal) =>
        identityOf({
          petName: animal.name,
          species: speciesName(animal.speciesId),
          gender: animal.sex,
          bornOn: animal.bornOn,
          registrationNumber: animal.registrationNumber,
        }),
      ),
    ),
  };
}
