import {
  responseObject,
  responseText,
  countryCode,
  id,
  listOf,
  nullableText,
  species,
} from "@/lib/contract/fields";

/** Published fields of a breeder. No personal name, no contact address. */
export const listingFacts = {
  name: responseText(),
  country: responseObject({ code: countryCode(), name: responseText() }),
  place: responseText(),
  website: nullableText(),
  breeds: listOf(
    responseObject({
      id: id(),
      name: responseText(),
      species: responseObject({ id: id(), name: species() }),
    }),
  ),
};
