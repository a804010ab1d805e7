import type { ReactNode } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import { useMessages } from "#use-messages";
import { Link } from "@/components/links/link";
import { Checkbox } from "@/components/ui/checkbox";
import { SenderFields } from "@/components/form/sender-fields";
import { type Option, Select } from "@/components/ui/select";
import { TextArea } from "@/components/ui/text-area";
import { TextField } from "@/components/ui/text-field";
import { limits } from "@/lib/config/limits";
import {
  researchLimits,
  researchProjects,
  researchRoles,
  researchSpecies,
} from "@/lib/config/community/research";

type FieldName =
  | "name"
  | "email"
  | "country"
  | "role"
  | "institution"
  | "project"
  | "species"
  | "breeds"
  | "proposal"
  | "consent";

interface FieldsProps {
  readonly field: (name: FieldName) => UseFormRegisterReturn & { readonly error?: string };
}

const toOptions = <Value extends string>(values: readonly Value[], labels: Readonly<Record<Value, string>>) =>
  values.map((value) => ({ value, label: labels[value] }));

export function ApplicantFields({
  field,
  countries,
}: FieldsProps & { readonly countries: readonly Option[] }) {
  const { form, labels } = useMessages("research");
  return (
    <>
      <h2 className="text-title-3">{form.about}</h2>
      <SenderFields name={field("name")} email={field("email")} messages={form} />
      <Select
        {...field("country")}
        label={form.country}
        placeholder={form.chooseCountry}
        options={countries}
        autoComplete="country"
        required
      />
      <Select
        {...field("role")}
        label={form.role}
        placeholder={form.chooseRole}
        options={toOptions(researchRoles, labels.roles)}
        required
      />
      <TextField
        {...field("institution")}
        label={form.institution}
        autoComplete="organization"
        maxLength={limits.shortTextLength}
      />
    </>
  );
}

/** The children stand between the proposal and the consent to store both. */
export function ProposalFields({
  field,
  privacyPath,
  children,
}: FieldsProps & { readonly privacyPath: string; readonly children: ReactNode }) {
  const { form, labels } = useMessages("research");
  return (
    <>
      <h2 className="mt-4 text-title-3">{form.research}</h2>
      <Select
        {...field("project")}
        label={form.project}
        placeholder={labels.ownIdea}
        options={toOptions(researchProjects, labels.projects)}
      />
      <Select
        {...field("species")}
        label={form.species}
        placeholder={form.chooseSpecies}
        options={toOptions(researchSpecies, labels.species)}
        required
      />
      <TextField
        {...field("breeds")}
        label={form.breeds}
        hint={form.breedsHint}
        maxLength={researchLimits.breedsLength}
      />
      <TextArea
        {...field("proposal")}
        label={form.proposal}
        hint={form.proposalHint}
        rows={8}
        maxLength={researchLimits.proposalLength}
        required
      />
      {children}
      <div>
        <Checkbox {...field("consent")} label={form.consent} />
        <Link href={privacyPath} target="_blank" rel="noreferrer" className="text-small">
          {form.privacy}
        </Link>
      </div>
    </>
  );
}
