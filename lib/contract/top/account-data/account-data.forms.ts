import { limits } from "@/lib/config/limits";
import { strictObject, text } from "@/lib/contract/fields";

/** Deleting an account requires the password again. */
export const deletionForm = strictObject({ password: text(limits.passwordLength) });
