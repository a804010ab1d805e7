import type { Shapes } from "@/lib/contract/contract";
import {
  answerObject,
  answerText,
  castObject,
  countryCode,
  currencyCode,
  id,
  listOf,
  typedCountryCode,
} from "@/lib/contract/fields";
import type { geographyRoutes } from "./geography.routes";

const country = answerObject({ id: id(), name: answerText(), code: countryCode(), currency: currencyCode() });
const state = answerObject({ id: id(), code: answerText(), name: answerText() });

export const geographyShapes = {
  countries: { answer: listOf(country) },
  states: { params: castObject({ code: typedCountryCode() }), answer: listOf(state) },
  statesByQuery: { query: castObject({ country_code: typedCountryCode() }), answer: listOf(state) },
} as const satisfies Shapes<typeof geographyRoutes>;
