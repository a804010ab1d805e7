import { eq, sql } from "drizzle-orm";
import { type Signature, signatureSize } from "@/lib/config/community/acm-forms";
import { normalizeBarcode } from "@/lib/domain/kits/kit-barcode";
import { acmForms } from "@/backend/db/schema/acm-forms";
import type { Input, SignedInContext } from "@/backend/http/handler-types";
import { Refusal, refuseFields } from "@/backend/http/refusals";
import { lockOpenForm, notFilled } from "./lock-form";
import { readForm } from "./select-forms";

/** Stores what the collector found. Signatures were given for what was stated before, so they end. */
export async function fillForm(
  { tx, caller }: SignedInContext,
  { params: { id }, body: input }: Input<"acmForms.fill">,
) {
  const form = await lockOpenForm(tx, caller, id);
  if (form instanceof Refusal) return form;
  const barcode = normalizeBarcode(input.barcode);
  const secondBarcode = input.secondBarcode?.trim() ? normalizeBarcode(input.secondBarcode) : null;
  if (barcode === "") return refuseFields({ barcode: "fields.invalid" });
  if (secondBarcode === barcode) return refuseFields({ secondBarcode: "fields.acmSameBarcode" });
  const refusal = refuseDay(input.collectedOn);
  if (refusal) return refusal;
  await tx
    .update(acmForms)
    .set({
      chipNumber: input.chipNumber.toUpperCase(),
      barcode,
      secondBarcode,
      collectedOn: input.collectedOn,
      ownerSignature: null,
      collectorSignature: null,
    })
    .where(eq(acmForms.id, id));
  return readForm(tx, caller, id);
}

/** Time zones ahead of UTC have the next day already. */
function refuseDay(day: string): Refusal | undefined {
  const isFuture = new Date(`${day}T00:00:00Z`).getTime() > Date.now() + 14 * 60 * 60 * 1_000;
  return isFuture ? refuseFields({ collectedOn: "fields.acmFuture" }) : undefined;
}

/** With the signatures of owner and collector the form is signed. */
export async function signForm(
  { tx, caller }: SignedInContext,
  { params: { id }, body: { signer, name, strokes } }: Input<"acmForms.sign">,
) {
  const form = await lockOpenForm(tx, caller, id);
  if (form instanceof Refusal) return form;
  if (form.barcode === null) return notFilled;
  if (strokes?.some(isNoLine)) return refuseFields({ strokes: "fields.invalid" });
  const signature: Signature = { name: name.trim(), strokes, at: new Date().toISOString() };
  const signatures = {
    ownerSignature: signer === "owner" ? signature : form.ownerSignature,
    collectorSignature: signer === "collector" ? signature : form.collectorSignature,
  };
  const isComplete = signatures.ownerSignature !== null && signatures.collectorSignature !== null;
  await tx
    .update(acmForms)
    .set({ ...signatures, ...(isComplete && { state: "signed" as const, signedAt: sql`now()` }) })
    .where(eq(acmForms.id, id));
  return readForm(tx, caller, id);
}

/** Points have two numbers, and lie inside the area. */
const isNoLine = (stroke: readonly number[]) =>
  stroke.length % 2 !== 0 || stroke.some((value, at) => at % 2 === 1 && value > signatureSize.height);

export async function removeForm(
  { tx, caller }: SignedInContext,
  { params: { id } }: Input<"acmForms.remove">,
) {
  const form = await lockOpenForm(tx, caller, id);
  if (form instanceof Refusal) return form;
  await tx.delete(acmForms).where(eq(acmForms.id, id));
  return undefined;
}
