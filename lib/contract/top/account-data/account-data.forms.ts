import { limits } from "@/lib/config/limits";
import * as f from "@/lib/contract/fields";

/** Deleting an account requires the password again. */
export const deletionForm = f.strictObject({ password: f.text(limits.passwordLength) });
