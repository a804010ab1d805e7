import { limits } from "@/lib/config/limits";
import { email, strictObject, text } from "@/lib/contract/fields";

export const orderLookupForm = strictObject({ number: text(limits.orderNumberLength), email: email() });
