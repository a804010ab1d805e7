import {
  responseObject,
  responseText,
  countryCode,
  id,
  listOf,
  nullableText,
  species,
} from "@/lib/contract/fields";

/** What is published of a breeder, and nothing else: no name of a person, no address they can be written to. */
export const listingFacts = {
  name: responseText(),
  country: responseObject({ code: countryCode(), name: responseText() }),
  place: responseText(),
  website: nullableText(),
  breeds: listOf(
    responseObject({ id: id(), name: responseText(), species: responseObject({ id: id(), name: species() }) }),
  ),
};
