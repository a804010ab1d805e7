import type { Shapes } from "@/lib/contract/contract";
import * as f from "@/lib/contract/fields";
import type { geographyRoutes } from "./geography.routes";

const country = f.responseObject({
  id: f.id(),
  name: f.responseText(),
  code: f.countryCode(),
  currency: f.currencyCode(),
});
const state = f.responseObject({ id: f.id(), code: f.responseText(), name: f.responseText() });

export const geographyShapes = {
  countries: { summary: "Countries that are delivered to.", response: f.listOf(country) },
  states: {
    summary: "States of a country.",
    params: f.castObject({ code: f.typedCountryCode() }),
    response: f.listOf(state),
  },
  statesByQuery: {
    summary: "States of the country in the query.",
    query: f.castObject({ country_code: f.typedCountryCode() }),
    response: f.listOf(state),
  },
} as const satisfies Shapes<typeof geographyRoutes>;
