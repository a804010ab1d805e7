import { email, flag, strictObject } from "@/lib/contract/fields";
import { securityFormFields } from "@/lib/contract/account/public/registration.fields";

/** Schemas of the forms, with the rules of the calls. */
export const newsletterForm = strictObject({ email: email(), ...securityFormFields() });

export const newsletterSettingForm = strictObject({ isSubscribed: flag() });
