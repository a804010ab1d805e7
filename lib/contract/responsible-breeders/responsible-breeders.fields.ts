import {
  answerObject,
  answerText,
  countryCode,
  id,
  listOf,
  nullableText,
  species,
} from "@/lib/contract/fields";

/** What is published of a breeder, and nothing else: no name of a person, no address they can be written to. */
export const listingFacts = {
  name: answerText(),
  country: answerObject({ code: countryCode(), name: answerText() }),
  place: answerText(),
  website: nullableText(),
  breeds: listOf(
    answerObject({ id: id(), name: answerText(), species: answerObject({ id: id(), name: species() }) }),
  ),
};
