import type { MakeCall } from "./recorder";

/** What everybody may read. Guests of Australia. */
export async function recordCatalogue(record: MakeCall): Promise<void> {
  const id = 969;
  const breed = 548;
  await record("geography.countries");
  await record("geography.states", { params: { code: "AU" } });
  await record("geography.statesByQuery", { query: { country_code: "AU" } });
  await record("products.list", { query: { size: 2, isDetails: true } });
  await record("products.get", { params: { id } });
  await record("products.listByBreed", { query: { id: breed } });
  await record("products.offers", { query: { ids: String(id) } });
  await record("cart.deliveryOptions", { query: { country: "NZ" } });
  await record("breeds.list", { query: { species: "canine" } });
  await record("breeds.get", { params: { id: breed } });
  await record("breeds.otherNames", { query: { species: "canine" } });
  await record("breeds.tests", { params: { id: breed } });
  await record("breeds.offers", { params: { id: breed } });
  const sheets = await record("factSheets.list");
  await record("factSheets.get", { params: { code: sheets.results[0]?.code ?? "" } });
  const { results } = await record("customProfiles.tests", { query: { species: "canine", breed } });
  const tests = results
    .slice(0, 5)
    .map((test) => test.id)
    .join(",");
  await record("customProfiles.betterValue", { query: { tests, breed } });
  await record("microchipChecker.checkPublic", { params: { id: "956000012000206" } });
}
