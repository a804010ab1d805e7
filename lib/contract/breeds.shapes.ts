import type { breedsRoutes } from "./breeds.routes";
import type { Shapes } from "./contract";
import {
  answerObject,
  answerText,
  castObject,
  id,
  listOf,
  nullableText,
  page,
  paged,
  pageSize,
  searchText,
  species,
} from "./fields";

const breed = answerObject({
  id: id(),
  name: answerText(),
  species: answerObject({ id: id(), name: species() }),
});

const breedDetails = breed.shape({
  group: answerText(),
  kind: answerText(),
  varietyOf: nullableText(),
  origin: nullableText(),
  coat: nullableText(),
  aliases: listOf(answerText()),
  registries: listOf(answerText()),
});

export const breedsShapes = {
  list: {
    query: castObject({
      species: species().notRequired(),
      name: searchText(),
      page: page(),
      size: pageSize(),
    }),
    answer: paged(breed),
  },
  one: { params: castObject({ id: id() }), answer: breedDetails },
} as const satisfies Shapes<typeof breedsRoutes>;
