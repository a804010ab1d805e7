import { string } from "yup";
import { stages } from "@/lib/config/lab";
import { sexes } from "@/lib/config/animals";
import type { Shapes } from "@/lib/contract/contract";
import { noContent } from "@/lib/contract/contract";
import {
  castObject,
  flag,
  id,
  listOf,
  nullableText,
  page,
  paged,
  pageSize,
  responseObject,
  responseText,
  searchText,
  species,
  strictObject,
  token,
} from "@/lib/contract/fields";
import { collectedAnimal, collectedFields } from "./collected-animals.fields";
import type { collectedAnimalsRoutes } from "./collected-animals.routes";

const collected = responseObject({
  id: id(),
  petName: responseText(),
  gender: string().oneOf(sexes).required(),
  species: species(),
  breed: responseObject({ id: id(), name: responseText() }).nullable().defined(),
  bornOn: nullableText(),
  chipNumber: nullableText(),
  ownerName: responseText(),
  ownerEmail: nullableText(),
  barcode: nullableText(),
  collectedOn: responseText(),
  note: nullableText(),
  isClaimed: flag(),
  /** Of the sample; null before the tube is activated. Agents never see results. */
  stage: string().oneOf(stages).nullable().defined(),
  /** Until the sample has arrived; once claimed, only barcode, day and note. */
  canChange: flag(),
});

const params = castObject({ id: id() });

export const collectedAnimalsShapes = {
  list: {
    query: castObject({ page: page(), size: pageSize(), name: searchText() }),
    response: paged(collected),
  },
  /** With the id that the agent's device gave the record, a repeated request adds nothing. */
  create: {
    body: strictObject({ ...collectedFields, client_id: token().notRequired() }),
    response: collected,
  },
  update: { params, body: collectedAnimal(), response: collected },
  remove: { params, response: noContent },
  waiting: {
    response: listOf(
      responseObject({
        id: id(),
        name: responseText(),
        species: species(),
        breed: nullableText(),
        /** Null after the agent's account was deleted. */
        agent: nullableText(),
        collectedOn: responseText(),
      }),
    ),
  },
  claim: { params, response: responseObject({ id: id() }) },
} as const satisfies Shapes<typeof collectedAnimalsRoutes>;
