import type { ErrorCode } from "@/lib/domain/error-codes";
import { eq } from "drizzle-orm";
import type { Caller } from "@/backend/http/caller";
import type { ParentRole } from "@/lib/domain/breeding/coat-inputs";
import { normalizeBarcode } from "@/lib/domain/kits/kit-barcode";
import type { SpeciesName } from "@/lib/domain/species";
import { parseTypedResults } from "@/lib/domain/breeding/typed-results";
import type { Tx } from "@/backend/db/client";
import { activations, samples } from "@/backend/db/schema/activations";
import { animals } from "@/backend/db/schema/animals";
import { kits } from "@/backend/db/schema/kits";
import { refuseFields, type Refusal } from "@/backend/http/refusals";
import { listClearByDescent } from "@/backend/animals/public/clear-by-descent";
import { readAccess, type UserActor } from "@/backend/kernel/animal-access/read-access";
import { addClearByDescent, isWrongSex, type Parent, readParents, selectAnimals } from "./parent";
import { readTypedParent } from "./typed-parent";

type Found = Parent | { readonly error: ErrorCode };

export interface ChosenParents {
  readonly dam: Parent | undefined;
  readonly sire: Parent | undefined;
}

type Reader = UserActor & Pick<Caller, "language">;

type References = Readonly<Record<ParentRole, string>>;

/** Dam and sire as the query names them; an empty text names none. */
export async function findParents(
  tx: Tx,
  reader: Reader,
  references: References,
): Promise<ChosenParents | Refusal> {
  const { dam, sire } = await findBoth(tx, reader, references);
  const damError = errorOf(dam);
  const sireError = errorOf(sire) ?? checkPair(dam, sire);
  if (damError === undefined && sireError === undefined) return { dam: asParent(dam), sire: asParent(sire) };
  return refuseFields({
    ...(damError !== undefined && { dam_genetic_result: damError }),
    ...(sireError !== undefined && { sire_genetic_result: sireError }),
  });
}

/** Typed results come second: they say less about their species than an animal does. */
async function findBoth(tx: Tx, reader: Reader, { dam: damText, sire: sireText }: References) {
  const find = async (role: ParentRole, text: string, species?: SpeciesName) =>
    text === "" ? undefined : findParent(tx, { reader, role, text, species });
  if (parseTypedResults(damText) === undefined) {
    const dam = await find("dam", damText);
    return { dam, sire: await find("sire", sireText, asParent(dam)?.species) };
  }
  const sire = await find("sire", sireText);
  return { dam: await find("dam", damText, asParent(sire)?.species), sire };
}

const errorOf = (found: Found | undefined) => (found && "error" in found ? found.error : undefined);

const asParent = (found: Found | undefined) => (found && !("error" in found) ? found : undefined);

function checkPair(one: Found | undefined, other: Found | undefined): ErrorCode | undefined {
  const [dam, sire] = [asParent(one), asParent(other)];
  if (dam === undefined || sire === undefined) return undefined;
  if (dam.species !== sire.species) return "fields.breedingOtherSpecies";
  return dam.animal !== null && dam.animal.id === sire.animal?.id ? "fields.parentageSameAnimal" : undefined;
}

interface ParentQuery {
  readonly reader: Reader;
  readonly role: ParentRole;
  readonly text: string;
  readonly species: SpeciesName | undefined;
}

/** The same message for an animal that does not exist and for one whose results the user may not see. */
async function findParent(tx: Tx, { reader, role, text, species }: ParentQuery): Promise<Found> {
  const typed = parseTypedResults(text);
  if (typed !== undefined)
    return readTypedParent({ role, results: typed, species }) ?? { error: "fields.breedingNotValid" };
  const id = await findAnimalId(tx, text);
  const access = id === undefined ? undefined : await readAccess(tx, reader, id, "results");
  // A former owner keeps reports, not what is derived from them later.
  if (access === undefined || access.until !== null) return { error: "fields.breedingNotReadable" };
  if (isWrongSex(role, access.animal.sex))
    return { error: role === "dam" ? "fields.parentageNotFemale" : "fields.parentageNotMale" };
  const rows = await selectAnimals(tx, reader.language).where(eq(animals.id, access.animal.id));
  const [parent] = await readParents(tx, role, rows);
  if (parent === undefined) return { error: "fields.breedingNotReadable" };
  return addClearByDescent(parent, await listClearByDescent(tx, reader, access.animal.id));
}

/** By the id of the animal, or by the barcode of one of its tubes, which no id is long enough for. */
async function findAnimalId(tx: Tx, text: string): Promise<number | undefined> {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  const [row] = await tx
    .select({ id: activations.animalId })
    .from(kits)
    .innerJoin(samples, eq(samples.kitId, kits.id))
    .innerJoin(activations, eq(activations.id, samples.activationId))
    .where(eq(kits.barcode, normalizeBarcode(text)));
  return row?.id ?? undefined;
}
