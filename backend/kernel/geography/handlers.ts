import { asc, eq } from "drizzle-orm";
import type { Tx } from "@/backend/db/client";
import { countries, states } from "@/backend/db/schema/geography";
import { defaultLanguage, type Language } from "@/lib/config/languages";
import { countryName } from "@/lib/domain/country-name";
import type { Handlers } from "@/backend/http/handler-types";

export const geographyHandlers: Handlers<"geography"> = {
  countries: ({ tx, caller }) => listCountries(tx, caller.language),
  states: ({ tx }, { params }) => listStates(tx, params.code),
  statesByQuery: ({ tx }, { query }) => listStates(tx, query.country_code),
};

/** In English with the names of the database, in other languages with those of Unicode, in the order of the language. */
async function listCountries(tx: Tx, language: Language) {
  const { id, name, code, currency } = countries;
  const rows = await tx.select({ id, name, code, currency }).from(countries).orderBy(asc(countries.sortKey));
  if (language === defaultLanguage) return rows;
  const { compare } = new Intl.Collator(language);
  return rows
    .map((row) => ({ ...row, name: countryName(row, language) }))
    .sort((one, other) => compare(one.name, other.name));
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
