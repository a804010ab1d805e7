import { and, asc, eq, inArray, isNull, notExists, or, sql } from "drizzle-orm";
import type { ActivationContact } from "@/lib/domain/kernel/postal-address";
import { isSameName } from "@/lib/domain/same-name";
import type { Tx } from "@/backend/db/client";
import { acmForms } from "@/backend/db/schema/acm-forms";
import { activations, samples } from "@/backend/db/schema/activations";
import { kits } from "@/backend/db/schema/kits";
import { reportVersions } from "@/backend/db/schema/lab";
import { users } from "@/backend/db/schema/users";
import type { Input, SignedInContext } from "@/backend/http/handler-types";
import { Refusal } from "@/backend/http/refusals";
import { type AcmFormRow, lockForm } from "./lock-form";
import { readForm } from "./select-forms";

const notSigned = new Refusal(409, {
  code: "not_signed",
  message: "refusals.acmNotSigned",
});

const noSample = new Refusal(409, {
  code: "no_sample",
  message: "refusals.acmNoSample",
});

const ownCollector = new Refusal(409, { code: "own_collector", message: "fields.agentOwnCollector" });

/** Attaches a signed form to the sample it names. Repeating it changes nothing. */
export async function attachForm(
  { tx, caller }: SignedInContext,
  { params: { id } }: Input<"acmForms.attach">,
) {
  const form = await lockForm(tx, caller, id);
  if (form instanceof Refusal) return form;
  if (form.state === "attached") return readForm(tx, caller, id);
  if (form.state !== "signed") return notSigned;
  const sample = await findSample(tx, form);
  if (sample === undefined) return noSample;
  if (await isOwnCollector(tx, form, sample.person)) return ownCollector;
  await tx
    .update(acmForms)
    .set({ state: "attached", kitId: sample.kitId, attachedAt: sql`now()` })
    .where(eq(acmForms.id, id));
  await nameCollector(tx, sample.activationId, form);
  return readForm(tx, caller, id);
}

/** A tube that was activated for this animal. */
async function findSample(tx: Tx, { animalId, barcode, secondBarcode }: AcmFormRow) {
  const barcodes = [barcode, secondBarcode].filter((one) => one !== null);
  const [sample] = await tx
    .select({ kitId: kits.id, activationId: activations.id, person: activations.person })
    .from(kits)
    .innerJoin(samples, eq(samples.kitId, kits.id))
    .innerJoin(activations, eq(activations.id, samples.activationId))
    .where(and(eq(activations.animalId, animalId), inArray(kits.barcode, barcodes)))
    .orderBy(asc(samples.attempt), asc(samples.tube))
    .limit(1);
  return sample;
}

/** Whether the collector has the name of the account, or of who activated the kit. */
async function isOwnCollector(
  tx: Tx,
  { userId, collectorName }: AcmFormRow,
  person: ActivationContact | null,
) {
  const [user] = await tx.select({ name: users.name }).from(users).where(eq(users.id, userId));
  const owners = [user?.name ?? "", person === null ? "" : `${person.firstName} ${person.lastName}`];
  return owners.some((owner) => isSameName(owner, collectorName));
}

/** Reports name who took the sample. A report that was issued before stays as it is. */
async function nameCollector(tx: Tx, activationId: number, form: AcmFormRow): Promise<void> {
  const { collectorType: type, collectorName: name, clinic } = form;
  const reported = tx
    .select({ id: reportVersions.id })
    .from(reportVersions)
    .where(eq(reportVersions.activationId, activations.id));
  await tx
    .update(activations)
    .set({ collector: { type, name, clinic }, updatedAt: sql`now()` })
    .where(
      and(
        eq(activations.id, activationId),
        or(isNull(activations.collector), sql`${activations.collector} ->> 'type' = 'self'`),
        notExists(reported),
      ),
    );
}
