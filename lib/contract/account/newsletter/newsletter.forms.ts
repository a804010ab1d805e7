import * as f from "@/lib/contract/fields";
import { securityFormFields } from "@/lib/contract/account/public/registration.fields";

/** Schemas of the forms, with the rules of the calls. */
export const newsletterForm = f.strictObject({ email: f.email(), ...securityFormFields() });

export const newsletterSettingForm = f.strictObject({ isSubscribed: f.flag() });
