import type { FieldErrors } from "@/lib/contract/parse";
import { number, string } from "yup";
import { animalViews } from "@/lib/config/animals/animal-access";
import { animalSearchFields } from "@/lib/config/animals/animals";
import { limits } from "@/lib/config/limits";
import { petFields } from "@/lib/contract/kits/public/activation.fields";
import { birthDateErrors, latestToday, toIsoDate } from "@/lib/contract/kits/public/activation.rules";
import * as f from "@/lib/contract/fields";
import { realDay } from "@/lib/domain/real-day";

/** Query of the list. `search` is the same as `query`. */
export const listQuery = {
  ...f.paging(limits.animalsPerPage),
  query_type: string().oneOf(animalSearchFields, "fields.invalid").default("all"),
  query: f.searchText(),
  search: f.searchText(),
  gender: petFields.gender.notRequired(),
  view: string().oneOf(animalViews, "fields.invalid").default("mine"),
  species_id: number().oneOf([1, 2], "fields.invalid").notRequired(),
};

const dayOrNone = () =>
  string()
    .matches(realDay, {
      message: "fields.invalid",
      excludeEmptyString: true,
    })
    .nullable()
    .notRequired();

const { animalId: _animalId, species: _species, ...pet } = petFields;

/** Facts that an owner can change. The species stays: samples and results belong to it. */
export const animalFields = {
  ...pet,
  diedOn: dayOrNone(),
  damId: f.optionalId().nullable(),
  sireId: f.optionalId().nullable(),
  /** Client of a vet. */
  contactName: f.optionalText(limits.shortTextLength).nullable(),
  contactEmail: f.email().optional().nullable(),
};

interface AnimalDates {
  readonly dobDay?: number | null | undefined;
  readonly dobMonth?: number | null | undefined;
  readonly dobYear?: number | null | undefined;
  readonly diedOn?: string | null | undefined;
  readonly damId?: number | null | undefined;
  readonly sireId?: number | null | undefined;
}

/** Rules between fields, which form and backend share. */
export function animalFieldErrors(values: AnimalDates, now = new Date()): FieldErrors {
  const bornOn = toIsoDate(values);
  const { diedOn, damId, sireId } = values;
  const isTooEarly = diedOn && bornOn !== undefined && diedOn < bornOn;
  return {
    ...birthDateErrors(values, false, now),
    ...(diedOn && diedOn > latestToday(now) && { diedOn: "fields.invalid" }),
    ...(isTooEarly && { diedOn: "animal.diedBeforeBirth" }),
    ...(damId && damId === sireId && { sireId: "animal.sameParents" }),
  };
}
