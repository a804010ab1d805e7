import { limits } from "@/lib/config/limits";
import * as f from "@/lib/contract/fields";

export const orderLookupForm = f.strictObject({ number: f.text(limits.orderNumberLength), email: f.email() });
