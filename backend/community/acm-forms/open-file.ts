import { and, eq } from "drizzle-orm";
import type { Language } from "@/lib/config/languages";
import { paths } from "@/lib/navigation/paths";
import type { Tx } from "@/backend/db/client";
import { acmForms } from "@/backend/db/schema/acm-forms";
import { animals } from "@/backend/db/schema/animals";
import { inLanguage } from "@/backend/db/in-language";
import { breeds } from "@/backend/db/schema/breeds";
import { users } from "@/backend/db/schema/users";
import { documentKind } from "@/backend/kernel/documents/document-kind";
import { renderDocument } from "@/backend/kernel/documents/document-renderer";
import type { Caller } from "@/backend/http/caller";
import { GeneratedFile, type SignedInContext, type Input } from "@/backend/http/handler-types";
import { notFound, Refusal } from "@/backend/http/refusals";
import { readCollectedSignature } from "./collected-signature";
import { isOwnForm } from "./select-forms";

export type AcmFormData = NonNullable<Awaited<ReturnType<typeof readFormData>>>;

const acmFormDocument = documentKind<AcmFormData & { readonly address: string }>("acmForm");

/** The form as PDF. The first time it is opened, it is issued. */
export async function openFormFile(
  { tx, caller, settings }: SignedInContext,
  { params: { id } }: Input<"acmForms.file">,
) {
  const data = await readFormData(tx, caller.user.id, { id, language: caller.language });
  if (data === undefined) return notFound();
  const address = settings.appOrigin + paths.acmForm(id);
  const content = await renderDocument(acmFormDocument, { ...data, address });
  if (content instanceof Refusal) return content;
  await tx
    .update(acmForms)
    .set({ state: "issued" })
    .where(and(eq(acmForms.id, id), eq(acmForms.state, "requested")));
  return new GeneratedFile(`acm-form-${id}.pdf`, content);
}

interface FormRef {
  readonly id: number;
  readonly language: Language;
}

async function readFormData(tx: Tx, userId: NonNullable<Caller["user"]>["id"], { id, language }: FormRef) {
  const [row] = await tx
    .select({ form: acmForms, animal: animals, breed: inLanguage(breeds.name, language), owner: users.name })
    .from(acmForms)
    .innerJoin(animals, eq(animals.id, acmForms.animalId))
    .innerJoin(users, eq(users.id, acmForms.userId))
    .leftJoin(breeds, eq(breeds.id, animals.breedId))
    .where(isOwnForm(userId, id));
  if (row === undefined) return undefined;
  const { form, animal, breed, owner } = row;
  const { name, speciesId, sex, bornOn, registrationName, registrationNumber, chipNumber } = animal;
  const { createdAt, collectorType, collectorName, clinic, place, plannedOn, collectedOn } = form;
  return {
    id,
    language,
    owner,
    address: "",
    createdAt: createdAt.toISOString(),
    animal: { name, speciesId, breed, sex, bornOn, registrationName, registrationNumber, chipNumber },
    collector: { type: collectorType, name: collectorName, clinic },
    place,
    plannedOn,
    collectedOn,
    chipNumber: form.chipNumber,
    barcodes: [form.barcode, form.secondBarcode].filter((barcode) => barcode !== null),
    signatures: {
      owner: (await readCollectedSignature(tx, form)) ?? form.ownerSignature,
      collector: form.collectorSignature,
    },
  };
}
