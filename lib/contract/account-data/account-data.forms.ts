import { limits } from "@/lib/config/limits";
import { strictObject, text } from "@/lib/contract/fields";

/** Whoever deletes an account shows once more that it is theirs. */
export const deletionForm = strictObject({ password: text(limits.passwordLength) });
