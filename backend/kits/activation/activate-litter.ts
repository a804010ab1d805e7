import type { ErrorCode } from "@/lib/domain/error-codes";
import { translateProducts } from "./describe-kits";
import { isDeepStrictEqual } from "node:util";
import { eq } from "drizzle-orm";
import { birthDateErrors, petFieldErrors, toIsoDate } from "@/lib/contract/kits/public/activation.rules";
import { normalizeBarcode } from "@/lib/domain/kits/kit-barcode";
import { speciesId } from "@/lib/domain/species";
import { petFormOf } from "@/lib/domain/kits/pet-form";
import type { Tx } from "@/backend/db/client";
import { activations, litters } from "@/backend/db/schema/activations";
import { animals } from "@/backend/db/schema/animals";
import { kits } from "@/backend/db/schema/kits";
import type { Context, Input } from "@/backend/http/handler-types";
import type { Caller } from "@/backend/http/caller";
import { Refusal, refuseFields } from "@/backend/http/refusals";
import { activatedMail } from "@/backend/kernel/mail/activation-mails";
import { putInOutbox } from "@/backend/kernel/mail/outbox";
import { findParentErrors } from "@/backend/kernel/animal-access/check-parents";
import { findPersonErrors } from "./about-me";
import { redeem } from "./activate";
import { findPetErrors } from "@/backend/kits/public/check-pet";
import { findCollectorError, withPrefix } from "./check-record";
import { isSameRecord, pickColumns, refuseOtherData } from "./earlier-attempt";
import { findReadyKits, type ReadyKit } from "@/backend/kits/public/find-kits";
import type { Pet } from "@/backend/kits/public/pet";
import type { LitterRecord } from "./record";
import { resolveProduct, type ResolvedProduct } from "./resolve-product";
import { insertActivation, saveAnimal } from "./save-activation";
import { insertedRow } from "@/backend/db/inserted-row";

interface Row extends ResolvedProduct {
  readonly ready: ReadyKit;
  readonly pet: Pet;
}

/** Activates the kits of a litter: all of them, or none with a message for each wrong field. */
export async function activateLitter(context: Context, { body: record }: Input<"activation.litter">) {
  const { tx, caller, settings } = context;
  const earlier = await readEarlierLitter(tx, caller, record);
  if (earlier) return earlier;
  const rows = await checkRows(tx, caller, record);
  if (rows instanceof Refusal) return (await readEarlierLitter(tx, caller, record)) ?? rows;
  const litterId = await insertLitter(tx, caller, record);
  const created: { token: string; barcode: string; petName: string }[] = [];
  for (const [at, row] of rows.entries()) {
    const token = await saveRow(context, { record, row, litterId, at });
    if (token instanceof Refusal) return token;
    created.push({ token, barcode: row.ready.kit.barcode, petName: row.pet.petName });
  }
  const [first] = rows;
  const translated = await translateProducts(tx, caller.language, first ? [first.product] : []);
  await putInOutbox(tx, {
    to: record.email.toLowerCase(),
    ...activatedMail({
      language: caller.language,
      token: created[0]?.token ?? "",
      appOrigin: settings.appOrigin,
      animals: created.map(({ petName, barcode }) => ({ name: petName, barcode })),
      product: first ? translated(first.product).name : "",
    }),
  });
  return { litterId, activations: created };
}

async function checkRows(tx: Tx, caller: Caller, record: LitterRecord): Promise<readonly Row[] | Refusal> {
  const ready = await findReadyKits(tx, {
    barcodes: record.rows.map(({ barcode }) => barcode),
    fieldAt: (position) => `rows.${position}.barcode`,
    isLocked: true,
    userId: caller.user?.id,
  });
  if (ready instanceof Refusal) return ready;
  const errors: Record<string, ErrorCode> = { ...(await findSharedErrors(tx, caller, record)) };
  const rows: Row[] = [];
  for (const [at, kit] of ready.entries()) {
    const resolved = await resolveProduct(tx, kit, record, caller.user?.id);
    if (resolved instanceof Refusal) return resolved;
    const pet = toPet(record, at);
    const check = {
      pet,
      product: resolved.product,
      form: petFormOf(resolved.product),
      userId: caller.user?.id,
    };
    const shared = petFieldErrors(check.form, pet);
    for (const [field, message] of Object.entries(await findPetErrors(tx, check)))
      errors[field in shared || field === "breed" ? field : `rows.${at}.${field}`] = message;
    rows.push({ ...resolved, ready: kit, pet });
  }
  addRepeatedChips(record, errors);
  return Object.keys(errors).length > 0 ? refuseFields(errors) : rows;
}

async function findSharedErrors(tx: Tx, caller: Caller, record: LitterRecord) {
  return {
    ...birthDateErrors(record, true),
    ...withPrefix("person", await findPersonErrors(tx, record.person)),
    ...findCollectorError(record),
    ...(await findParentErrors(tx, caller, toOffspring(record), record)),
  };
}

const toOffspring = (record: LitterRecord) => ({
  id: null,
  damId: null,
  sireId: null,
  speciesId: speciesId(record.species),
  bornOn: toIsoDate(record) ?? null,
});

function addRepeatedChips({ rows }: LitterRecord, errors: Record<string, ErrorCode>): void {
  const chips = rows.map(({ chipNumber }) => chipNumber || null);
  for (const [at, chip] of chips.entries())
    if (chip !== null && chips.indexOf(chip) < at) errors[`rows.${at}.chipNumber`] = "kits.chipInUse";
}

function toPet(
  { rows, species, breed, isMixedBreed, dobDay, dobMonth, dobYear }: LitterRecord,
  at: number,
): Pet {
  const row = rows[at];
  if (row === undefined) throw new Error("There is no such row.");
  const { barcode: _, ...facts } = row;
  return { ...facts, species, breed, isMixedBreed, dobDay, dobMonth, dobYear };
}

function toLitterColumns(record: LitterRecord) {
  return {
    speciesId: speciesId(record.species),
    breedId: record.breed ?? null,
    damId: record.damId ?? null,
    sireId: record.sireId ?? null,
    damName: record.damName || null,
    sireName: record.sireName || null,
    bornOn: toIsoDate(record) ?? null,
  };
}

async function insertLitter(tx: Tx, { user }: Caller, record: LitterRecord): Promise<number> {
  const litter = insertedRow(
    await tx
      .insert(litters)
      .values({ ...toLitterColumns(record), ownerId: user?.id ?? null })
      .returning({ id: litters.id }),
  );
  return litter.id;
}

interface SavedRow {
  readonly record: LitterRecord;
  readonly row: Row;
  readonly litterId: number;
  readonly at: number;
}

async function saveRow(
  { tx, caller, settings }: Context,
  { record, row, litterId }: SavedRow,
): Promise<string | Refusal> {
  const redeemed = await redeem(tx, caller.user?.id, row.packId, row.ready.kit.id);
  if (redeemed) return redeemed;
  const { damId = null, sireId = null } = record;
  const animalId = await saveAnimal(tx, row.pet, caller.user?.id, { litterId, damId, sireId });
  if (animalId instanceof Refusal) return animalId;
  const { token } = await insertActivation(tx, {
    record,
    caller,
    animalId,
    now: new Date(),
    productId: row.product.id,
    appOrigin: settings.appOrigin,
    tubes: [row.ready.kit],
  });
  return token;
}

/** The response to a repeated request. Other data than was activated is refused as for a single kit. */
async function readEarlierLitter(tx: Tx, caller: Caller, record: LitterRecord) {
  const sent = record.rows.map(({ barcode }) => normalizeBarcode(barcode));
  const activated = await findActivated(tx, record.id);
  const repeated = activated.filter(({ kit }) => sent.includes(kit.barcode));
  const [first] = repeated;
  if (first === undefined) return undefined;
  for (const row of repeated) {
    const { barcode } = row.kit;
    const pet = toPet(record, sent.indexOf(barcode));
    if (!(await isSameRecord(tx, row, { ...record, barcodes: [barcode], pet })))
      return refuseOtherData(caller, row);
  }
  const { litter } = first;
  const littermates = activated.filter((row) => row.litter?.id === litter?.id);
  const isSame = littermates.length === sent.length && littermates.every((row) => repeated.includes(row));
  if (litter === null || !isSame || !isSameLitter(litter, record)) return refuseOtherData(caller, first);
  return {
    litterId: litter.id,
    activations: littermates.map(({ activation: { token }, kit: { barcode }, petName }) => ({
      token,
      barcode,
      petName,
    })),
  };
}

/** Everything that the form has activated. */
function findActivated(tx: Tx, attemptId: string) {
  return tx
    .select({ activation: activations, kit: kits, litter: litters, petName: animals.name })
    .from(activations)
    .innerJoin(kits, eq(kits.id, activations.kitId))
    .innerJoin(animals, eq(animals.id, activations.animalId))
    .leftJoin(litters, eq(litters.id, animals.litterId))
    .where(eq(activations.attemptId, attemptId))
    .orderBy(activations.id);
}

function isSameLitter(litter: typeof litters.$inferSelect, record: LitterRecord): boolean {
  const sent = toLitterColumns(record);
  return isDeepStrictEqual(pickColumns(litter, sent), sent);
}
