import { englishText } from "@/lib/domain/error-response";
import { asc, eq } from "drizzle-orm";
import type { SheetField, SheetFormat } from "@/lib/config/animals/spreadsheets";
import { speciesName } from "@/lib/domain/species";
import type { Db } from "@/backend/db/client";
import { animals } from "@/backend/db/schema/animals";
import { breeds } from "@/backend/db/schema/breeds";
import { GeneratedFile, type SignedInDbContext, type Input } from "@/backend/http/handler-types";
import { notFound, Refusal } from "@/backend/http/refusals";
import { findImport, requireBreeder } from "./find-import";
import { runTask } from "./run-task";

/** Column names of our own sheets, which an import recognises. */
const titles: Readonly<Record<SheetField, string>> = {
  petName: "Name",
  species: "Species",
  gender: "Sex",
  breed: "Breed",
  bornOn: "Date of birth",
  chipNumber: "Microchip number",
  registrationNumber: "Registration number",
  registrationName: "Registration name",
  weight: "Weight",
  personality: "Notes",
};

type Rows = readonly (readonly string[])[];

async function createFile(format: SheetFormat, name: string, rows: Rows) {
  const content = await runTask({ kind: "write", format, name: "Animals", rows });
  return content instanceof Refusal ? content : new GeneratedFile(`${name}.${format}`, content);
}

/** All animals of the user, archived ones too; or only the names of the columns. */
export async function exportAnimals(
  { db, caller }: SignedInDbContext,
  { query: { format, isEmpty } }: Input<"spreadsheets.exportAnimals">,
) {
  const user = requireBreeder(caller);
  if (user instanceof Refusal) return user;
  const own = isEmpty ? [] : await readAnimals(db, user.id);
  const name = isEmpty ? "animals-to-import" : "animals";
  return createFile(format, name, [Object.values(titles), ...own.map(toCells)]);
}

const readAnimals = (db: Db, userId: number) =>
  db
    .select({ animal: animals, breed: breeds.name })
    .from(animals)
    .leftJoin(breeds, eq(breeds.id, animals.breedId))
    .where(eq(animals.ownerId, userId))
    .orderBy(asc(animals.name), asc(animals.id));

function toCells({ animal, breed }: Awaited<ReturnType<typeof readAnimals>>[number]): readonly string[] {
  const cells: Readonly<Record<SheetField, string | null>> = {
    petName: animal.name,
    species: speciesName(animal.speciesId) === "canine" ? "dog" : "cat",
    gender: animal.sex,
    breed: animal.isMixedBreed ? (breed === null ? "mixed" : `${breed} mix`) : breed,
    bornOn: animal.bornOn,
    chipNumber: animal.chipNumber,
    registrationNumber: animal.registrationNumber,
    registrationName: animal.registrationName,
    weight: animal.weight === null ? null : `${Number(animal.weight)} ${animal.weightType}`,
    personality: animal.personality,
  };
  return Object.keys(titles).map((field) => cells[field as SheetField] ?? "");
}

/** The rows with problems, as they were sent, with a column more that says what is wrong. */
export async function downloadWrongRows(
  { db, caller }: SignedInDbContext,
  { params: { id }, query: { format } }: Input<"spreadsheets.wrongRows">,
) {
  const user = requireBreeder(caller);
  if (user instanceof Refusal) return user;
  const found = await findImport(db, user.id, id);
  if (found === undefined) return notFound();
  const { rows, settings, outcome } = found;
  const messages = new Map<number, string[]>();
  for (const { line, field, message } of outcome.problems)
    messages.set(line, [...(messages.get(line) ?? []), `${titles[field]}: ${englishText(message)}`]);
  const width = settings.columns.length;
  const fill = (cells: readonly string[]) => Array.from({ length: width }, (_, at) => cells[at] ?? "");
  const names = settings.columns.map((field) => (field === null ? "" : titles[field]));
  const header = settings.hasHeader ? fill(rows[0]?.cells ?? []) : names;
  const wrong = rows.flatMap(({ line, cells }) => {
    const own = messages.get(line);
    return own === undefined ? [] : [[...fill(cells), `Row ${line}. ${own.join(". ")}`]];
  });
  return createFile(format, "rows-with-problems", [[...header, "Problem"], ...wrong]);
}
