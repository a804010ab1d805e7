import * as f from "@/lib/contract/fields";
import { applicationFields } from "./research.fields";

/** Schema of the form, with the rules of the call. */
export const researchForm = f.strictObject(applicationFields);
