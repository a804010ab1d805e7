import { and, count, desc, eq, type SQL } from "drizzle-orm";
import { acmSigners } from "@/lib/config/community/acm-forms";
import { speciesName } from "@/lib/domain/species";
import type { Tx } from "@/backend/db/client";
import { acmForms, acmScans } from "@/backend/db/schema/acm-forms";
import { animals } from "@/backend/db/schema/animals";
import type { Input, SignedInContext } from "@/backend/http/handler-types";
import type { SignedInCaller } from "@/backend/http/caller";
import { envelope, offsetOf, type Paging } from "@/backend/http/paging";
import { notFound } from "@/backend/http/refusals";

/** Forms of the user, for animals that are still theirs. */
export const isOwnForm = (userId: number, id?: number): SQL | undefined =>
  and(
    eq(acmForms.userId, userId),
    eq(animals.ownerId, userId),
    id === undefined ? undefined : eq(acmForms.id, id),
  );

function selectForms(tx: Tx, where: SQL | undefined, paging: Paging) {
  return tx
    .select({ form: acmForms, animal: animals, scanOf: acmScans.formId })
    .from(acmForms)
    .innerJoin(animals, eq(animals.id, acmForms.animalId))
    .leftJoin(acmScans, eq(acmScans.formId, acmForms.id))
    .where(where)
    .orderBy(desc(acmForms.id))
    .limit(paging.size)
    .offset(offsetOf(paging));
}

export async function listForms(
  { tx, caller: { user } }: SignedInContext,
  { query: paging }: Input<"acmForms.list">,
) {
  const where = isOwnForm(user.id);
  const rows = await selectForms(tx, where, paging);
  const [total] = await tx
    .select({ count: count() })
    .from(acmForms)
    .innerJoin(animals, eq(animals.id, acmForms.animalId))
    .where(where);
  return envelope(rows.map(describeForm), total?.count ?? 0, paging);
}

export async function readForm(tx: Tx, { user }: SignedInCaller, id: number) {
  const [row] = await selectForms(tx, isOwnForm(user.id, id), { page: 1, size: 1 });
  return row === undefined ? notFound() : describeForm(row);
}

type FormRow = Awaited<ReturnType<typeof selectForms>>[number];

function describeForm({ form, animal, scanOf }: FormRow) {
  const { id, state, collectorType, collectorName, clinic, place, plannedOn } = form;
  const { chipNumber, barcode, secondBarcode, collectedOn, createdAt, signedAt, attachedAt } = form;
  return {
    id,
    state,
    collectorType,
    collectorName,
    clinic,
    place,
    plannedOn,
    chipNumber,
    barcode,
    secondBarcode,
    collectedOn,
    animal: {
      id: animal.id,
      name: animal.name,
      species: speciesName(animal.speciesId),
      chipNumber: animal.chipNumber,
    },
    signatures: describeSignatures(form),
    hasScan: scanOf !== null,
    createdAt: createdAt.toISOString(),
    signedAt: signedAt?.toISOString() ?? null,
    attachedAt: attachedAt?.toISOString() ?? null,
    hasOtherChip: chipNumber !== null && animal.chipNumber !== null && chipNumber !== animal.chipNumber,
  };
}

function describeSignatures({ ownerSignature, collectorSignature }: FormRow["form"]) {
  const signatures = { owner: ownerSignature, collector: collectorSignature };
  return acmSigners.flatMap((signer) => {
    const signature = signatures[signer];
    if (signature === null) return [];
    const { name, strokes, at } = signature;
    return [{ signer, name, isDrawn: strokes !== null, at }];
  });
}
