import { email, newPassword, optionalText, strictObject, text } from "@/lib/contract/fields";

export const forgotForm = strictObject({ email: email(), security: text(40), website: optionalText(200) });

export const resetForm = strictObject({ password: newPassword() });
