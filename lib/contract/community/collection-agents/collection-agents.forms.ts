import { array, boolean, string } from "yup";
import { agentLimits, quizOptions, quizQuestions } from "@/lib/config/collection-agents";
import { limits } from "@/lib/config/limits";
import * as f from "@/lib/contract/fields";
import { fieldMessages } from "@/lib/contract/messages";
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
    isIndependent: boolean().required().isTrue(fieldMessages.required),
  }),
  listing: f.strictObject(listingFields),
  quiz: f.strictObject({
    answers: array()
      .of(
        f.strictObject({
          question: string().oneOf(quizQuestions, fieldMessages.invalid).required(),
          option: string().oneOf(quizOptions, fieldMessages.invalid).required(),
        }),
      )
      .min(quizQuestions.length, fieldMessages.required)
      .max(quizQuestions.length, fieldMessages.invalid)
      .required(),
  }),
  nomination: f.strictObject({ name: f.text(limits.shortTextLength), email: f.email() }),
  contact: f.strictObject(contactFields),
} as const;
