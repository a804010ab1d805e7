import { number, string } from "yup";
import { animalViews } from "@/lib/config/animal-access";
import { animalSearchFields } from "@/lib/config/animals";
import { limits } from "@/lib/config/limits";
import { petFields } from "@/lib/contract/kits/public/activation.fields";
import { birthDateErrors, latestToday, toIsoDate } from "@/lib/contract/kits/public/activation.rules";
import * as f from "@/lib/contract/fields";
import { fieldMessages } from "@/lib/contract/messages";
import { realDay } from "@/lib/domain/real-day";

/** Field messages of checks that only the backend can make. */
export const animalMessages = {
  parent: "Please choose an animal of the same species that you own or may use as a parent",
  parentSex: "This animal cannot be this parent because of its sex",
  parentAge: "A parent must be born before its offspring",
  parentLoop: "This animal descends from the one you are editing",
  sameParents: "Mother and father must be two animals",
  diedBeforeBirth: "This date is before the date of birth",
  photo: "This is not a photo we can read. Please send a JPEG, PNG or WebP",
  photoTooLarge: "This photo has too many pixels. Please send a smaller one",
} as const;

/** Query of the list. `search` is the same as `query`. */
export const listQuery = {
  page: f.page(),
  size: f.pageSize(limits.animalsPerPage),
  query_type: string().oneOf(animalSearchFields, fieldMessages.invalid).default("all"),
  query: f.searchText(),
  search: f.searchText(),
  gender: petFields.gender.notRequired(),
  view: string().oneOf(animalViews, fieldMessages.invalid).default("mine"),
  species_id: number().oneOf([1, 2], fieldMessages.invalid).notRequired(),
};

const dayOrNone = () =>
  string()
    .matches(realDay, {
      message: fieldMessages.invalid,
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
export function animalFieldErrors(values: AnimalDates, now = new Date()): Readonly<Record<string, string>> {
  const bornOn = toIsoDate(values);
  const { diedOn, damId, sireId } = values;
  const isTooEarly = diedOn && bornOn !== undefined && diedOn < bornOn;
  return {
    ...birthDateErrors(values, false, now),
    ...(diedOn && diedOn > latestToday(now) && { diedOn: fieldMessages.invalid }),
    ...(isTooEarly && { diedOn: animalMessages.diedBeforeBirth }),
    ...(damId && damId === sireId && { sireId: animalMessages.sameParents }),
  };
}
