import { number, string } from "yup";
import { relations } from "@/lib/config/animals/animal-access";
import { detailsProblems } from "@/lib/config/kits/lab";
import * as f from "@/lib/contract/fields";
import { consentFields, petForm, sex } from "@/lib/contract/kits/public/activation.fields";
import { eachPetIdentifier } from "@/lib/domain/animals/pet-identifiers";

export const named = { id: f.id(), name: f.responseText() };

/** A product that the laboratory can work on, with what it tests. */
export const kitProduct = f.responseObject({
  ...named,
  species: f.speciesOrNone(),
  typeId: f.id(),
  categoryId: f.id(),
  testCount: f.wholeNumber(),
});

export const petResponse = f.responseObject({
  animalId: f.id(),
  petName: f.responseText(),
  gender: sex(),
  species: f.species(),
  dobDay: number().integer().nullable().defined(),
  dobMonth: number().integer().nullable().defined(),
  dobYear: number().integer().nullable().defined(),
  breed: f.nullableObject(named),
  isMixedBreed: f.flag(),
  weight: number().nullable().defined(),
  weightType: f.responseText(),
  personality: f.nullableText(),
  ...eachPetIdentifier(f.nullableText),
});

const sample = f.responseObject({
  barcode: f.responseText(),
  postedAt: f.nullableInstant(),
  trackingNumber: f.nullableText(),
  receivedAt: f.nullableInstant(),
  hold: f.nullableText(),
  /** Details that do not fit the sample: they can be corrected until they do. */
  problem: string().oneOf(detailsProblems).nullable().defined(),
  /** From the laboratory. */
  problemNote: f.nullableText(),
  /** Right details release the sample; otherwise the laboratory does. */
  isCorrectable: f.flag(),
});

const parent = () => f.responseObject({ id: f.id().nullable().defined(), name: f.nullableText() });

export const activation = f.responseObject({
  token: f.token(),
  activatedAt: f.instant(),
  email: f.responseText(),
  /** It belongs to an account. Until then anyone with the token may see and change it. */
  isClaimed: f.flag(),
  /** How the caller stands to the animal. A former owner sees it as it was on the day of the transfer. */
  relation: string().oneOf(relations).required(),
  product: kitProduct,
  extras: f.listOf(f.responseObject(named)),
  form: petForm(),
  pet: petResponse,
  /** Null if none are on file. */
  parents: f.nullableObject({ dam: parent(), sire: parent(), littermates: f.wholeNumber() }),
  samples: f.listOf(sample),
  consents: f.responseObject(consentFields),
  /** Only by the owner, and false once the laboratory has a sample whose details fit. */
  isEditable: f.flag(),
});
