import type { FieldErrors } from "@/lib/contract/parse";
import type { InferType } from "yup";
import type { person } from "@/lib/contract/kits/public/activation.fields";
import type { Tx } from "@/backend/db/client";
import type { Context, Input } from "@/backend/http/handler-types";
import { refuseFields } from "@/backend/http/refusals";
import { findAddressErrors } from "@/backend/kernel/addresses/check-address";

export type Person = InferType<ReturnType<typeof person>>;

export async function checkPerson({ tx }: Context, { body: submitted }: Input<"activation.aboutMe">) {
  const errors = await findPersonErrors(tx, submitted);
  return Object.keys(errors).length > 0 ? refuseFields(errors) : undefined;
}

/** State and postcode must fit the country. */
export async function findPersonErrors(tx: Tx, submitted: Person): Promise<FieldErrors> {
  const errors = await findAddressErrors(tx, "", submitted);
  return Object.fromEntries(Object.entries(errors).map(([field, message]) => [field.slice(1), message]));
}
