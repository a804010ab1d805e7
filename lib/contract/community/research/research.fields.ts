import { array, boolean, string } from "yup";
import { limits } from "@/lib/config/limits";
import {
  researchFileTypes,
  researchLimits,
  researchProjects,
  researchRoles,
  researchSpecies,
} from "@/lib/config/research";
import * as f from "@/lib/contract/fields";
import { fieldMessages } from "@/lib/contract/messages";
import { securityFormFields } from "@/lib/contract/account/public/registration.fields";
import { researchMessages } from "./research.messages";

const role = () => string().oneOf(researchRoles, fieldMessages.required).required();
const species = () => string().oneOf(researchSpecies, fieldMessages.required).required();
const project = () => string().oneOf(researchProjects, fieldMessages.invalid).nullable().defined();

/** What the applicant fills in. */
export const applicationFields = {
  name: f.text(limits.shortTextLength),
  email: f.email(),
  country: f.countryCode(),
  role: role(),
  institution: f.optionalText(limits.shortTextLength),
  /** Null for an idea of the applicant's own. */
  project: project(),
  species: species(),
  breeds: f.optionalText(researchLimits.breedsLength),
  proposal: f.text(researchLimits.proposalLength),
  /** Ids of uploaded files. */
  files: array().of(f.token()).max(researchLimits.files, researchMessages.tooManyFiles).required(),
  consent: boolean().required().isTrue(fieldMessages.required),
  ...securityFormFields(),
};

/** What admins see beside name, address and proposal. */
export const applicationFacts = {
  role: role(),
  institution: f.nullableText(),
  country: f.responseText(),
  project: project(),
  species: species(),
  breeds: f.nullableText(),
  files: f.listOf(
    f.responseObject({
      id: f.token(),
      type: string().oneOf(researchFileTypes).required(),
      bytes: f.wholeNumber(),
    }),
  ),
};
