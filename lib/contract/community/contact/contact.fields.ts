import { string } from "yup";
import { contactLimits, contactTopics } from "@/lib/config/community/contact";
import { limits } from "@/lib/config/limits";
import * as f from "@/lib/contract/fields";
import { securityFormFields } from "@/lib/contract/account/public/registration.fields";

export const topic = () => string().oneOf(contactTopics, "fields.required").required();

/** What the sender fills in. */
export const contactFields = {
  topic: topic(),
  name: f.text(limits.shortTextLength),
  email: f.email(),
  /** A barcode or an order number. */
  reference: f.optionalText(contactLimits.referenceLength),
  message: f.text(contactLimits.messageLength),
  ...securityFormFields(),
};

/** What an admin writes down when the request is answered. */
export const answerFields = { note: f.optionalText(limits.noteLength) };
