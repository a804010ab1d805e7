import { number, string } from "yup";
import { sexes } from "@/lib/config/animals";
import { relations, relativeSearchStates } from "@/lib/config/relatives";
import { noContent, type Shapes } from "@/lib/contract/contract";
import {
  castObject,
  countryCode,
  flag,
  id,
  listOf,
  nullableText,
  optionalId,
  page,
  paged,
  pageSize,
  responseObject,
  responseText,
  species,
  wholeNumber,
} from "@/lib/contract/fields";
import { breedingCommunityForms as forms } from "./breeding-community.forms";
import type { breedingCommunityRoutes } from "./breeding-community.routes";

const animal = { id: id(), name: responseText(), species: species(), breed: nullableText() };

const state = () => string().oneOf(relativeSearchStates).required();

/** Null without a report that the user may decide about. */
const statistics = () => flag().nullable();

const percent = () => number().integer().min(0).max(100).required();

const params = castObject({ id: id() });

export const breedingCommunityShapes = {
  list: {
    query: castObject({ page: page(), size: pageSize() }),
    response: paged(
      responseObject({ ...animal, state: state(), statistics: statistics(), relatives: wholeNumber() }),
    ),
  },
  get: {
    params,
    response: responseObject({
      animal: responseObject(animal),
      state: state(),
      statistics: statistics(),
      /** The closest first. */
      relatives: listOf(
        responseObject({
          ...animal,
          relation: string().oneOf(relations).required(),
          sex: string().oneOf(sexes).required(),
          bornYear: number().integer().nullable().defined(),
          /** Country of the owner. */
          country: countryCode(),
        }),
      ),
    }),
  },
  saveConsents: { params, body: forms.consents, response: noContent },
  contact: {
    params: castObject({ id: id(), relative: id() }),
    body: forms.contact,
    response: noContent,
  },
  carrierRates: {
    query: castObject({ breed: optionalId() }),
    response: responseObject({
      /** Breeds with rates, by species and name. */
      breeds: listOf(responseObject({ id: id(), name: responseText(), species: species() })),
      /** The requested one; null without it. */
      breed: responseObject({ id: id(), name: responseText(), species: species() }).nullable().defined(),
      /** Conditions of the breed by name. */
      conditions: listOf(
        responseObject({
          code: responseText(),
          name: responseText(),
          /** In whole percent that add up to 100; null with too few animals. */
          rates: responseObject({
            animals: wholeNumber(),
            clear: percent(),
            carrier: percent(),
            affected: percent(),
            computedOn: responseText(),
            /** Includes invented animals. */
            isDemo: flag(),
          })
            .nullable()
            .defined(),
        }),
      ),
    }),
  },
} as const satisfies Shapes<typeof breedingCommunityRoutes>;
