import { and, eq } from "drizzle-orm";
import type { Tx } from "@/backend/db/client";
import { acmForms } from "@/backend/db/schema/acm-forms";
import { animals } from "@/backend/db/schema/animals";
import type { SignedInCaller } from "@/backend/http/caller";
import { notFound, Refusal } from "@/backend/http/refusals";

export type AcmFormRow = typeof acmForms.$inferSelect;

const alreadySigned = new Refusal(409, {
  code: "signed",
  message: "refusals.acmSigned",
});

/** The caller's form for an animal that is still theirs, locked. */
export async function lockForm(tx: Tx, { user }: SignedInCaller, id: number): Promise<AcmFormRow | Refusal> {
  const [form] = await tx
    .select()
    .from(acmForms)
    .where(and(eq(acmForms.id, id), eq(acmForms.userId, user.id)))
    .for("update");
  if (form === undefined) return notFound();
  const [animal] = await tx
    .select({ id: animals.id })
    .from(animals)
    .where(and(eq(animals.id, form.animalId), eq(animals.ownerId, user.id)));
  return animal === undefined ? notFound() : form;
}

/** As above, and it is not signed yet. */
export async function lockOpenForm(
  tx: Tx,
  caller: SignedInCaller,
  id: number,
): Promise<AcmFormRow | Refusal> {
  const form = await lockForm(tx, caller, id);
  if (form instanceof Refusal) return form;
  return form.state === "requested" || form.state === "issued" ? form : alreadySigned;
}

/** Nobody signs a form that does not say which sample it is about. */
export const notFilled = new Refusal(409, {
  code: "not_filled",
  message: "refusals.acmNotFilled",
});
