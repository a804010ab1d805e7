import { array, number, string } from "yup";
import { apiTokenLimits, tokenDays } from "@/lib/config/api-tokens";
import { apiTokenScopes } from "@/lib/config/documents";
import * as f from "@/lib/contract/fields";
import { fieldMessages } from "@/lib/contract/messages";

/** Without days the token is valid until it is revoked. */
export const apiTokenForm = f.strictObject({
  name: f.text(apiTokenLimits.nameLength),
  scopes: array()
    .of(string().oneOf(apiTokenScopes, fieldMessages.invalid).required())
    .min(1, fieldMessages.required)
    .max(apiTokenScopes.length, fieldMessages.invalid)
    .required(),
  days: number().oneOf(tokenDays, fieldMessages.invalid).nullable().notRequired(),
});
