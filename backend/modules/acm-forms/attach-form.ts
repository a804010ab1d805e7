import { and, asc, eq, inArray, isNull, notExists, or, sql } from "drizzle-orm";
import type { Tx } from "@/backend/db/client";
import { acmForms } from "@/backend/db/schema/acm-forms";
import { activations, samples } from "@/backend/db/schema/activations";
import { kits } from "@/backend/db/schema/kits";
import { reportVersions } from "@/backend/db/schema/lab";
import type { Caller } from "@/backend/http/caller";
import { Refusal } from "@/backend/http/refusals";
import { type AcmFormRow, lockForm } from "./lock-form";
import { readForm } from "./select-forms";

const notSigned = new Refusal(409, {
  code: "not_signed",
  message: "Owner and collector have to sign the form first.",
});

const noSample = new Refusal(409, {
  code: "no_sample",
  message: "No sample of this animal has this barcode yet. Activate the kit, then attach the form.",
});

/** Attaches a signed form to the sample it names. Repeating it changes nothing. */
export async function attachForm(tx: Tx, caller: Caller, id: number) {
  const form = await lockForm(tx, caller, id);
  if (form instanceof Refusal) return form;
  if (form.state === "attached") return readForm(tx, caller, id);
  if (form.state !== "signed") return notSigned;
  const sample = await findSample(tx, form);
  if (sample === undefined) return noSample;
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
    .select({ kitId: kits.id, activationId: activations.id })
    .from(kits)
    .innerJoin(samples, eq(samples.kitId, kits.id))
    .innerJoin(activations, eq(activations.id, samples.activationId))
    .where(and(eq(activations.animalId, animalId), inArray(kits.barcode, barcodes)))
    .orderBy(asc(samples.attempt), asc(samples.tube))
    .limit(1);
  return sample;
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
