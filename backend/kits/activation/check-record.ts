import type { FieldErrors } from "@/lib/contract/parse";
import { and, eq, inArray } from "drizzle-orm";
import { petFormOf } from "@/lib/domain/kits/pet-form";
import { isSameName } from "@/lib/domain/same-name";
import { speciesId } from "@/lib/domain/species";
import type { Tx } from "@/backend/db/client";
import { orderLines, orders } from "@/backend/db/schema/orders";
import { paymentOrders, payments } from "@/backend/db/schema/payments";
import { Refusal, refuseFields } from "@/backend/http/refusals";
import type { Caller } from "@/backend/http/caller";
import { findPersonErrors } from "./about-me";
import { refuseOtherProduct } from "./check-barcodes";
import { findPetErrors } from "@/backend/kits/public/check-pet";
import { findReadyKits, type ReadyKit, readExtras } from "@/backend/kits/public/find-kits";
import type { ActivationRecord } from "./record";
import { resolveProduct, type ResolvedProduct } from "./resolve-product";

export interface CheckedRecord extends ResolvedProduct {
  readonly kits: readonly ReadyKit[];
}

/** Everything that must hold before a kit is activated. */
export async function checkRecord(
  tx: Tx,
  caller: Caller,
  record: ActivationRecord,
  isLocked: boolean,
): Promise<CheckedRecord | Refusal> {
  const fieldAt = (position: number) => `barcodes.${position}`;
  const kits = await findReadyKits(tx, {
    barcodes: record.barcodes,
    fieldAt,
    isLocked,
    userId: caller.user?.id,
  });
  if (kits instanceof Refusal) return kits;
  const [first] = kits;
  if (first === undefined) throw new Error("The contract requires a barcode.");
  const mismatch = refuseOtherProduct(kits, fieldAt(1));
  if (mismatch) return mismatch;
  const resolved = await resolveProduct(tx, first, record, caller.user?.id);
  if (resolved instanceof Refusal) return resolved;
  const { product } = resolved;
  const petErrors = await findPetErrors(tx, {
    pet: record.pet,
    product,
    form: petFormOf(product),
    userId: caller.user?.id,
  });
  const errors: FieldErrors = {
    ...(await findAddedSpeciesError(tx, record, kits)),
    ...withPrefix("pet", petErrors),
    ...withPrefix("person", await findPersonErrors(tx, record.person)),
    ...findCollectorError(record),
    ...(await findPaymentError(tx, record, kits)),
  };
  return Object.keys(errors).length > 0 ? refuseFields(errors) : { kits, ...resolved };
}

export function withPrefix(prefix: string, errors: FieldErrors) {
  return Object.fromEntries(
    Object.entries(errors).map(([field, message]) => [`${prefix}.${field}`, message]),
  );
}

/** Nobody certifies a sample of their own animal. Vets enter their client as the owner. */
export function findCollectorError({
  person,
  collectionAgent,
}: Pick<ActivationRecord, "person" | "collectionAgent">): FieldErrors {
  if (!collectionAgent || collectionAgent.type === "self") return {};
  const isOwner = isSameName(collectionAgent.name, `${person.firstName} ${person.lastName}`);
  return isOwner ? { "collectionAgent.name": "fields.agentOwnCollector" } : {};
}

/** Tests that were added to the kits are for the animal's species. */
async function findAddedSpeciesError(
  tx: Tx,
  { pet }: ActivationRecord,
  kits: readonly ReadyKit[],
): Promise<FieldErrors> {
  const extras = await readExtras(
    tx,
    kits.map(({ kit }) => kit.id),
  );
  const isOther = extras.some(
    (extra) => extra.speciesId !== null && extra.speciesId !== speciesId(pet.species),
  );
  return isOther ? { "pet.species": "kits.addedSpecies" } : {};
}

/** A payment that is named must have paid tests of one of these kits. */
async function findPaymentError(
  tx: Tx,
  { payment }: ActivationRecord,
  kits: readonly ReadyKit[],
): Promise<FieldErrors> {
  const transactionId = payment?.paypal?.transactionId ?? payment?.stripe?.transactionId;
  if (transactionId === undefined) return {};
  const kitIds = kits.map(({ kit }) => kit.id);
  const rows = await tx
    .select({ id: orderLines.id })
    .from(payments)
    .innerJoin(paymentOrders, eq(paymentOrders.paymentId, payments.id))
    .innerJoin(orders, eq(orders.id, paymentOrders.orderId))
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(and(eq(payments.providerId, transactionId), inArray(orderLines.kitId, kitIds)))
    .limit(1);
  return rows.length > 0 ? {} : { payment: "kits.payment" };
}
