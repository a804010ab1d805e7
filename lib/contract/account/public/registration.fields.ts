import * as f from "@/lib/contract/fields";

/** What a form with a security question asks for: the answer, and a honeypot that only bots fill in. */
export const securityFormFields = () => ({ security: f.text(40), website: f.optionalText(200) });

/** The same in the body of a call, with the signed challenge. */
export const securityFields = () => ({ ...securityFormFields(), challenge: f.anyText(200) });
