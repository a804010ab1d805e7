import { array, string } from "yup";
import { accessScopes, granteeKinds } from "@/lib/config/animals/animal-access";
import * as f from "@/lib/contract/fields";

export const granteeKind = () => string().oneOf(granteeKinds, "fields.invalid").required();

export const scopes = () =>
  array()
    .of(string().oneOf(accessScopes, "fields.invalid").required())
    .min(1, "fields.required")
    .max(accessScopes.length, "fields.invalid")
    .required();

/** Which of address and club is required depends on the kind. */
export const shareFields = {
  kind: granteeKind(),
  email: f.email().notRequired(),
  club_id: f.optionalId(),
  scopes: scopes(),
  /** Last day. Without it, until the owner ends it. */
  ends_on: f.day().notRequired(),
};

/** An animal in lists of shares and transfers. */
export const listedAnimal = () =>
  f.responseObject({ id: f.id(), name: f.responseText(), species: f.species(), breed: f.nullableText() });
