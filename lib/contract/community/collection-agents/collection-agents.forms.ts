import { array, boolean, string } from "yup";
import { agentLimits, quizOptions, quizQuestions } from "@/lib/config/community/collection-agents";
import { limits } from "@/lib/config/limits";
import * as f from "@/lib/contract/fields";
import { contactFields, listingFields } from "./collection-agents.fields";

/** Schemas of the forms, with the rules of the calls. */
export const collectionAgentForms = {
  application: f.strictObject({
    ...listingFields,
    /** For staff only. */
    experience: f.text(agentLimits.experienceLength),
    /** A club's nomination that the applicant accepts. */
    nominationId: f.optionalId().nullable(),
    /** The applicant does not collect from animals that they own, bred or share. */
    isIndependent: boolean().required().isTrue("fields.required"),
  }),
  listing: f.strictObject(listingFields),
  quiz: f.strictObject({
    answers: array()
      .of(
        f.strictObject({
          question: string().oneOf(quizQuestions, "fields.invalid").required(),
          option: string().oneOf(quizOptions, "fields.invalid").required(),
        }),
      )
      .min(quizQuestions.length, "fields.required")
      .max(quizQuestions.length, "fields.invalid")
      .required(),
  }),
  nomination: f.strictObject({ name: f.text(limits.shortTextLength), email: f.email() }),
  contact: f.strictObject(contactFields),
} as const;
