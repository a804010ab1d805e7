import type { Shapes } from "@/lib/contract/contract";
import {
  responseObject,
  responseText,
  castObject,
  countryCode,
  currencyCode,
  id,
  listOf,
  typedCountryCode,
} from "@/lib/contract/fields";
import type { geographyRoutes } from "./geography.routes";

const country = responseObject({
  id: id(),
  name: responseText(),
  code: countryCode(),
  currency: currencyCode(),
});
const state = responseObject({ id: id(), code: responseText(), name: responseText() });

export const geographyShapes = {
  countries: { response: listOf(country) },
  states: { params: castObject({ code: typedCountryCode() }), response: listOf(state) },
  statesByQuery: { query: castObject({ country_code: typedCountryCode() }), response: listOf(state) },
} as const satisfies Shapes<typeof geographyRoutes>;
