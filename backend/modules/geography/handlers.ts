import { asc, eq } from "drizzle-orm";
import type { Tx } from "@/backend/db/client";
import { countries, states } from "@/backend/db/schema/geography";
import type { Handlers } from "@/backend/http/handlers";

export const geographyHandlers: Handlers<"geography"> = {
  countries: ({ tx }) => listCountries(tx),
  states: ({ tx, params }) => listStates(tx, params.code),
  statesByQuery: ({ tx, query }) => listStates(tx, query.country_code),
};

function listCountries(tx: Tx) {
  const { id, name, code, currency } = countries;
  return tx.select({ id, name, code, currency }).from(countries).orderBy(asc(countries.sortKey));
}

/** A country without states, or one that does not exist, has an empty list: a form asks while somebody types. */
function listStates(tx: Tx, countryCode: string) {
  const { id, code, name } = states;
  return tx
    .select({ id, code, name })
    .from(states)
    .where(eq(states.countryCode, countryCode))
    .orderBy(asc(states.sortKey));
}
