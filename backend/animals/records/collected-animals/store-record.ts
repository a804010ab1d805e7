import type { FieldErrors } from "@/lib/contract/parse";
import { and, eq, or, sql } from "drizzle-orm";
import type {
  CollectedInput,
  CollectedRecord,
} from "@/lib/contract/animals/records/collected-animals/collected-animals.types";
import type { Language } from "@/lib/config/languages";
import { normalizeBarcode } from "@/lib/domain/kits/kit-barcode";
import { normalizeMicrochip } from "@/lib/domain/breeding/microchip";
import { speciesId } from "@/lib/domain/species";
import type { Tx } from "@/backend/db/client";
import { inLanguage } from "@/backend/db/in-language";
import { collectionSignatures } from "@/backend/db/schema/animal-access";
import { breeds } from "@/backend/db/schema/breeds";
import type { Caller } from "@/backend/http/caller";
import { Refusal, refuseFields } from "@/backend/http/refusals";
import { findDuplicates } from "./check-duplicates";
import { toColumns } from "./collected-columns";
import { insertCollected } from "./create-collected";
import { lockAgent } from "./find-agent";
import { registerUpload } from "./register-upload";
import { changeRecord } from "./update-collected";

interface Upload {
  readonly clientId: string;
  readonly record: CollectedRecord;
  readonly picture: Buffer | null;
}

/** Stores a record once, however often and from however many requests it arrives: its id is unique. A correction replaces it. */
export async function storeRecord(tx: Tx, caller: Caller, { clientId, record, picture }: Upload) {
  const agent = await lockAgent(tx, caller);
  if (agent instanceof Refusal) return agent;
  const upload = await registerUpload(tx, caller, { clientId, agentId: agent.id, record });
  if (upload instanceof Refusal) return upload;
  if (upload.kind === "repeated") return undefined;
  const correctedId = upload.kind === "corrected" ? upload.animalId : undefined;
  const [barcode = "", ...moreBarcodes] = record.barcodes.map(normalizeBarcode);
  const chipNumber = normalizeMicrochip(record.chipNumber);
  const breed = await findBreed(tx, caller.language, record);
  const collectedAt = new Date(record.collectedAt);
  if (!isPast(collectedAt)) return refuseFields({ collectedAt: "fields.invalid" });
  const input = { ...toInput(record, collectedAt), barcode, chipNumber, breed };
  const columns = await toColumns(tx, agent, input);
  if (columns instanceof Refusal) return renameFields(columns);
  const numbers = {
    agentId: agent.id,
    barcodes: [barcode, ...moreBarcodes],
    chipNumber,
    animalId: correctedId,
  };
  const duplicates = await findDuplicates(tx, numbers);
  if (Object.keys(duplicates).length > 0) return refuseFields(duplicates);
  const breedText = breed === null ? record.breed.trim() : null;
  const collection = { ...columns.collection, collectedAt, moreBarcodes, breedText };
  const rows = { animal: columns.animal, collection };
  const signature = { signedName: record.signedName.trim(), picture, signedAt: collectedAt };
  if (correctedId === undefined) {
    const animalId = await insertCollected(tx, caller, { ...rows, collection: { ...collection, clientId } });
    await tx.insert(collectionSignatures).values({ animalId, ...signature });
  } else {
    // Notes are written on the website only.
    await changeRecord(tx, caller, correctedId, { ...rows, collection: { ...collection, note: undefined } });
    await tx
      .update(collectionSignatures)
      .set(signature)
      .where(eq(collectionSignatures.animalId, correctedId));
  }
  return undefined;
}

/** By its name in the agent's language, which the device suggests, or in English. */
async function findBreed(
  tx: Tx,
  language: Language,
  { breed, species }: CollectedRecord,
): Promise<number | null> {
  const typed = breed.trim();
  const name = typed.toLowerCase();
  const own = inLanguage(breeds.name, language);
  const isNamed = or(eq(sql`lower(${breeds.name})`, name), eq(own, typed), eq(sql`lower(${own})`, name));
  const [found] = await tx
    .select({ id: breeds.id })
    .from(breeds)
    .where(and(eq(breeds.speciesId, speciesId(species)), isNamed))
    .limit(1);
  return found?.id ?? null;
}

const toleranceMs = 24 * 60 * 60 * 1_000;

/** Clocks of phones may be wrong. Not true of days that do not exist. */
const isPast = (at: Date) => at.getTime() <= Date.now() + toleranceMs;

function toInput(record: CollectedRecord, collectedAt: Date): CollectedInput {
  const [dobYear, dobMonth, dobDay] = record.bornOn?.split("-").map(Number) ?? [];
  return {
    petName: record.petName,
    gender: record.gender,
    species: record.species,
    dobYear,
    dobMonth,
    dobDay,
    ownerName: record.ownerName,
    ownerEmail: record.ownerEmail,
    collectedOn: record.collectedOn ?? collectedAt.toISOString().slice(0, 10),
  };
}

const recordFields: Readonly<Record<string, string>> = { dobDay: "bornOn", collectedOn: "collectedAt" };

/** Errors of the form on the site, by the fields of a record. */
const renameFields = ({ status, body }: Refusal) =>
  new Refusal(
    status,
    Object.fromEntries(
      Object.entries(body as FieldErrors).map(([name, code]) => [recordFields[name] ?? name, code]),
    ),
  );
