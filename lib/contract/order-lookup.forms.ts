import { limits } from "@/lib/config/limits";
import { email, strictObject, text } from "./fields";

export const orderLookupForm = strictObject({ number: text(limits.orderNumberLength), email: email() });
