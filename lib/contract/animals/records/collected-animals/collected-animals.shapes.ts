import { array, object, string } from "yup";
import { collectorLimits } from "@/lib/config/collector";
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
import { fieldMessages } from "@/lib/contract/messages";
import { collectedAnimal, collectedFields } from "./collected-animals.fields";
import type { collectedAnimalsRoutes } from "./collected-animals.routes";

const collected = responseObject({
  id: id(),
  petName: responseText(),
  gender: string().oneOf(sexes).required(),
  species: species(),
  breed: responseObject({ id: id(), name: responseText() }).nullable().defined(),
  /** As written by the agent, where it is none of our breeds. */
  breedText: nullableText(),
  bornOn: nullableText(),
  chipNumber: nullableText(),
  ownerName: responseText(),
  ownerEmail: nullableText(),
  barcode: nullableText(),
  moreBarcodes: listOf(responseText()),
  /** Who signed for the sample at a show; null for other records. */
  signedName: nullableText(),
  /** Drawn: the picture is a call of its own. */
  isSigned: flag(),
  collectedOn: responseText(),
  note: nullableText(),
  isClaimed: flag(),
  isDeclined: flag(),
  /** Stage of the sample; null before the tube is activated. Agents never see results. */
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
  collector: {
    response: responseObject({
      id: id(),
      name: responseText(),
      /** End of the authorisation. */
      expiresAt: nullableText(),
      breeds: listOf(responseObject({ name: responseText(), species: species() })),
    }),
  },
  sync: {
    body: strictObject({
      /** Account that saved the records. */
      agentId: id(),
      records: array()
        .of(
          strictObject({
            clientId: string()
              .matches(
                /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/,
                fieldMessages.invalid,
              )
              .required(),
            /** `collectedRecord`, checked one by one. */
            record: object({}).unknown().required(fieldMessages.required),
          }),
        )
        .min(1, fieldMessages.required)
        .max(collectorLimits.batch, fieldMessages.invalid)
        .required(),
    }),
    response: responseObject({
      results: listOf(
        responseObject({
          clientId: responseText(),
          status: string().oneOf(["stored", "refused"]).required(),
          errors: listOf(responseObject({ field: responseText(), message: responseText() })),
        }),
      ),
    }),
  },
  signature: { params, response: { fileType: "image/png", maxBytes: collectorLimits.signatureBytes } },
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
        /** Name of the caller's animal with the same microchip: accepting adds the sample to it. */
        ownAnimal: nullableText(),
      }),
    ),
  },
  claim: { params, response: responseObject({ id: id() }) },
  decline: { params, response: noContent },
} as const satisfies Shapes<typeof collectedAnimalsRoutes>;
