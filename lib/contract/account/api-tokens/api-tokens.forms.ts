import { array, number, string } from "yup";
import { apiTokenLimits, tokenDays } from "@/lib/config/account/api-tokens";
import { apiTokenScopes } from "@/lib/config/animals/documents";
import * as f from "@/lib/contract/fields";

/** Without days the token is valid until it is revoked. */
export const apiTokenForm = f.strictObject({
  name: f.text(apiTokenLimits.nameLength),
  scopes: array()
    .of(string().oneOf(apiTokenScopes, "fields.invalid").required())
    .min(1, "fields.required")
    .max(apiTokenScopes.length, "fields.invalid")
    .required(),
  days: number().oneOf(tokenDays, "fields.invalid").nullable().notRequired(),
});
