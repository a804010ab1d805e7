import { array, boolean, string } from "yup";
import { agentLimits, quizOptions, quizQuestions } from "@/lib/config/collection-agents";
import { limits } from "@/lib/config/limits";
import { email, optionalId, strictObject, text } from "@/lib/contract/fields";
import { fieldMessages } from "@/lib/contract/messages";
import { contactFields, listingFields } from "./collection-agents.fields";

/** Schemas of the forms, with the rules of the calls. */
export const collectionAgentForms = {
  application: strictObject({
    ...listingFields,
    /** For staff only. */
    experience: text(agentLimits.experienceLength),
    /** A club's nomination that the applicant accepts. */
    nominationId: optionalId().nullable(),
    /** The applicant does not collect from animals that they own, bred or share. */
    isIndependent: boolean().required().isTrue(fieldMessages.required),
  }),
  listing: strictObject(listingFields),
  quiz: strictObject({
    answers: array()
      .of(
        strictObject({
          question: string().oneOf(quizQuestions, fieldMessages.invalid).required(),
          option: string().oneOf(quizOptions, fieldMessages.invalid).required(),
        }),
      )
      .min(quizQuestions.length, fieldMessages.required)
      .max(quizQuestions.length, fieldMessages.invalid)
      .required(),
  }),
  nomination: strictObject({ name: text(limits.shortTextLength), email: email() }),
  contact: strictObject(contactFields),
} as const;
