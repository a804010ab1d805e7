import { sortKey } from "@/lib/domain/sort-key";
import { countries, states } from "@/backend/db/schema/geography";
import countryData from "./data/countries.json" with { type: "json" };
import stateData from "./data/states.json" with { type: "json" };
import type { AreaSeed } from "./seed-types";
import { writeRows } from "./write-rows";

export function seedGeography(): AreaSeed {
  const countryRows = countryData.map((country) => ({ ...country, sortKey: sortKey(country.name) }));
  const stateRows = stateData.map(({ country, ...state }) => ({
    ...state,
    countryCode: country,
    sortKey: sortKey(state.name),
  }));
  return {
    area: "geography",
    content: [countryRows, stateRows],
    write: async (tx) => {
      await writeRows(tx, countries, ["id"], countryRows);
      await writeRows(tx, states, ["id"], stateRows);
    },
  };
}
