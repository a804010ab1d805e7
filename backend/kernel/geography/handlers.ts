import { asc, eq } from "drizzle-orm";
import type { Tx } from "@/backend/db/client";
import { countries, states } from "@/backend/db/schema/geography";
import type { Handlers } from "@/backend/http/handler-types";

export const geographyHandlers: Handlers<"geography"> = {
  countries: ({ tx }) => listCountries(tx),
  states: ({ tx }, { params }) => listStates(tx, params.code),
  statesByQuery: ({ tx }, { query }) => listStates(tx, query.country_code),
};

function listCountries(tx: Tx) {
  const { id, name, code, currency } = countries;
  return tx.select({ id, name, code, currency }).from(countries).orderBy(asc(countries.sortKey));
}

/** Empty for unknown countries as well as for those without states, because forms ask while the user types. */
function listStates(tx: Tx, countryCode: string) {
  const { id, code, name } = states;
  return tx
    .select({ id, code, name })
    .from(states)
    .where(eq(states.countryCode, countryCode))
    .orderBy(asc(states.sortKey));
}
