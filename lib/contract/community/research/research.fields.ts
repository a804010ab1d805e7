import { errorCode } from "@/lib/domain/error-codes";
import { array, boolean, string } from "yup";
import { limits } from "@/lib/config/limits";
import {
  researchFileTypes,
  researchLimits,
  researchProjects,
  researchRoles,
  researchSpecies,
} from "@/lib/config/community/research";
import * as f from "@/lib/contract/fields";
import { securityFormFields } from "@/lib/contract/account/public/registration.fields";

const role = () => string().oneOf(researchRoles, "fields.required").required();
const species = () => string().oneOf(researchSpecies, "fields.required").required();
const project = () => string().oneOf(researchProjects, "fields.invalid").nullable().defined();

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
  files: array()
    .of(f.token())
    .max(researchLimits.files, errorCode("fields.researchTooManyFiles", { count: researchLimits.files }))
    .required(),
  consent: boolean().required().isTrue("fields.required"),
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
