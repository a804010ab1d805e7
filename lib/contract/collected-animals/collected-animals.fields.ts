import { birthDate, optionalBarcode, petFields } from "@/lib/contract/activation/activation.fields";
import { limits } from "@/lib/config/limits";
import { day, email, optionalText, strictObject, text } from "@/lib/contract/fields";

/** What an agent records about an animal and its owner. */
export const collectedFields = {
  petName: petFields.petName,
  gender: petFields.gender,
  species: petFields.species,
  breed: petFields.breed,
  ...birthDate,
  chipNumber: petFields.chipNumber,
  ownerName: text(limits.shortTextLength),
  /** The account that confirmed it can take the animal over. */
  ownerEmail: email().nullable().notRequired(),
  /** On the tube. */
  barcode: optionalBarcode(),
  /** Day of the sample. */
  collectedOn: day(),
  note: optionalText(limits.noteLength).nullable(),
};

export const collectedAnimal = () => strictObject(collectedFields);
