import * as f from "@/lib/contract/fields";

/** Published fields of a breeder. No personal name, no contact address. */
export const listingFacts = {
  name: f.responseText(),
  country: f.responseObject({ code: f.countryCode(), name: f.responseText() }),
  place: f.responseText(),
  website: f.nullableText(),
  breeds: f.listOf(
    f.responseObject({
      id: f.id(),
      name: f.responseText(),
      species: f.responseObject({ id: f.id(), name: f.species() }),
    }),
  ),
};
