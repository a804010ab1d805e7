import { isDeepStrictEqual } from "node:util";
import { and, eq } from "drizzle-orm";
import { normalizeBarcode } from "@/lib/domain/kits/kit-barcode";
import type { Tx } from "@/backend/db/client";
import { activations } from "@/backend/db/schema/activations";
import { animals } from "@/backend/db/schema/animals";
import { kits } from "@/backend/db/schema/kits";
import type { Caller } from "@/backend/http/caller";
import type { Refusal } from "@/backend/http/refusals";
import { alreadyActivated } from "@/backend/kits/public/find-kits";
import { type Pet, toAnimalColumns, toStatedColumns } from "@/backend/kits/public/pet";
import { readActivation, readConsents, readSamples } from "./read-activation";
import type { ActivationRecord } from "./record";

/**
 * The response to a repeated request, for example after a lost connection. Other data than was activated is refused with
 * the activation, where it can be corrected: otherwise the changes would be lost unnoticed.
 */
export async function readEarlierAttempt(tx: Tx, caller: Caller, record: ActivationRecord) {
  const earlier = await findEarlierAttempt(tx, record);
  if (earlier === undefined) return undefined;
  const isSame = await isSameRecord(tx, earlier, record);
  return isSame ? readActivation(tx, caller, earlier.activation.token) : refuseOtherData(caller, earlier);
}

export function refuseOtherData(caller: Caller, { activation: { token, userId }, kit }: Earlier): Refusal {
  const isReadable = userId === null || userId === caller.user?.id;
  return alreadyActivated(kit.barcode, isReadable ? token : undefined);
}

interface Attempt {
  /** Secret of the form, known to the customer who filled it in. */
  readonly id?: string | null | undefined;
  readonly barcodes: readonly string[];
}

interface Earlier {
  readonly activation: typeof activations.$inferSelect;
  readonly kit: typeof kits.$inferSelect;
}

/** The activation of this kit that the same form has created before. */
export async function findEarlierAttempt(tx: Tx, { id, barcodes }: Attempt): Promise<Earlier | undefined> {
  if (!id) return undefined;
  const [row] = await tx
    .select({ activation: activations, kit: kits })
    .from(activations)
    .innerJoin(kits, eq(kits.id, activations.kitId))
    .where(and(eq(activations.attemptId, id), eq(kits.barcode, normalizeBarcode(barcodes[0] ?? ""))));
  return row;
}

type SentRecord = Pick<
  ActivationRecord,
  "email" | "barcodes" | "pet" | "person" | "selectedProduct" | "collectionAgent" | "consents"
>;

/** Whether the activation is still as the form describes it. */
export async function isSameRecord(
  tx: Tx,
  { activation, kit }: Earlier,
  record: SentRecord,
): Promise<boolean> {
  const { acceptTerms: _, ...person } = record.person;
  const tubes = (await readSamples(tx, activation.id)).filter(({ sample }) => sample.attempt === 1);
  const [animal] = await tx.select().from(animals).where(eq(animals.id, activation.animalId));
  const pet = petColumns(record.pet);
  const sent = {
    // The test is chosen for tubes without one only.
    product: (kit.productId === null && record.selectedProduct) || activation.productId,
    email: record.email.toLowerCase(),
    barcodes: record.barcodes.map(normalizeBarcode),
    collector: record.collectionAgent ?? null,
    consents: { research: false, storage: false, statistics: false, ...record.consents },
    person,
    pet,
  };
  const stored = {
    product: activation.productId,
    email: activation.email,
    barcodes: tubes.map(({ barcode }) => barcode),
    collector: activation.collector,
    consents: readConsents(activation),
    person: activation.person,
    pet: pickColumns(animal, pet),
  };
  return isDeepStrictEqual(asStored(sent), asStored(stored));
}

/** The columns of a row that are sent. */
export const pickColumns = (row: object | null | undefined, sent: object) =>
  Object.fromEntries(Object.entries(row ?? {}).filter(([name]) => name in sent));

/** As they are stored: a weight has two decimal places. */
function petColumns(pet: Pet) {
  const columns = pet.animalId ? { id: pet.animalId, ...toStatedColumns(pet) } : toAnimalColumns(pet);
  return asStored({ ...columns, ...(columns.weight && { weight: Number(columns.weight).toFixed(2) }) });
}

/** JSON leaves out what is undefined. */
const asStored = (value: object) => JSON.parse(JSON.stringify(value)) as object;
