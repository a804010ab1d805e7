import { number, string } from "yup";
import { sexes } from "@/lib/config/animals/animals";
import { relations, relativeSearchStates } from "@/lib/config/breeding/relatives";
import { noContent, type Shapes } from "@/lib/contract/contract";
import * as f from "@/lib/contract/fields";
import { breedingCommunityForms as forms } from "./breeding-community.forms";
import type { breedingCommunityRoutes } from "./breeding-community.routes";

const animal = { id: f.id(), name: f.responseText(), species: f.species(), breed: f.nullableText() };

const state = () => string().oneOf(relativeSearchStates).required();

/** Null without a report that the user may decide about. */
const statistics = () => f.flag().nullable();

const percent = () => number().integer().min(0).max(100).required();

const params = f.castObject({ id: f.id() });

export const breedingCommunityShapes = {
  list: {
    summary: "Animals of the user with relatives in the community.",
    query: f.castObject(f.paging()),
    response: f.paged(
      f.responseObject({ ...animal, state: state(), statistics: statistics(), relatives: f.wholeNumber() }),
    ),
  },
  get: {
    summary: "Relatives of an animal that take part.",
    params,
    response: f.responseObject({
      animal: f.responseObject(animal),
      state: state(),
      statistics: statistics(),
      /** The closest first. */
      relatives: f.listOf(
        f.responseObject({
          ...animal,
          relation: string().oneOf(relations).required(),
          sex: string().oneOf(sexes).required(),
          bornYear: number().integer().nullable().defined(),
          /** Country of the owner. */
          country: f.countryCode(),
        }),
      ),
    }),
  },
  saveConsents: {
    summary: "Whether an animal is shown to breeders of its relatives.",
    params,
    body: forms.consents,
    response: noContent,
  },
  contact: {
    summary: "Writes to the breeder of a relative, without showing addresses.",
    params: f.castObject({ id: f.id(), relative: f.id() }),
    body: forms.contact,
    response: noContent,
  },
  carrierRates: {
    summary: "How many tested animals of a breed carry a variant.",
    query: f.castObject({ breed: f.optionalId() }),
    response: f.responseObject({
      /** Breeds with rates, by species and name. */
      breeds: f.listOf(f.responseObject({ id: f.id(), name: f.responseText(), species: f.species() })),
      /** The requested one; null without it. */
      breed: f.nullableObject({ id: f.id(), name: f.responseText(), species: f.species() }),
      /** Conditions of the breed by name. */
      conditions: f.listOf(
        f.responseObject({
          code: f.responseText(),
          name: f.responseText(),
          /** In whole percent that add up to 100; null with too few animals. */
          rates: f.nullableObject({
            animals: f.wholeNumber(),
            clear: percent(),
            carrier: percent(),
            affected: percent(),
            computedOn: f.responseDay(),
            /** Includes invented animals. */
            isDemo: f.flag(),
          }),
        }),
      ),
    }),
  },
} as const satisfies Shapes<typeof breedingCommunityRoutes>;
