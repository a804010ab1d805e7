import { array, object, string } from "yup";
import { collectorLimits } from "@/lib/config/animals/collector";
import { stages } from "@/lib/config/kits/lab";
import { sexes } from "@/lib/config/animals/animals";
import type { Shapes } from "@/lib/contract/contract";
import { noContent } from "@/lib/contract/contract";
import * as f from "@/lib/contract/fields";
import { collectedTexts } from "@/lib/domain/animals/collected-animal";
import { eachField } from "@/lib/domain/each-field";
import { collectedAnimal, collectedFields } from "./collected-animals.fields";
import type { collectedAnimalsRoutes } from "./collected-animals.routes";

const collected = f.responseObject({
  id: f.id(),
  petName: f.responseText(),
  gender: string().oneOf(sexes).required(),
  species: f.species(),
  breed: f.nullableObject({ id: f.id(), name: f.responseText() }),
  /** As written by the agent, where it is none of our breeds. */
  breedText: f.nullableText(),
  bornOn: f.nullableDay(),
  chipNumber: f.nullableText(),
  ownerName: f.responseText(),
  ...eachField(collectedTexts, f.nullableText),
  moreBarcodes: f.listOf(f.responseText()),
  /** Who signed for the sample at a show; null for other records. */
  signedName: f.nullableText(),
  /** Drawn: the picture is a call of its own. */
  isSigned: f.flag(),
  collectedOn: f.responseDay(),
  isClaimed: f.flag(),
  isDeclined: f.flag(),
  /** Stage of the sample; null before the tube is activated. Agents never see results. */
  stage: string().oneOf(stages).nullable().defined(),
  /** Until the sample has arrived; once claimed, only barcode, day and note. */
  canChange: f.flag(),
});

const params = f.castObject({ id: f.id() });

export const collectedAnimalsShapes = {
  list: {
    summary: "Animals whose samples the user collected for others.",
    query: f.castObject({ ...f.paging(), name: f.searchText() }),
    response: f.paged(collected),
  },
  /** With the id that the agent's device gave the record, a repeated request adds nothing. */
  create: {
    summary: "Records an animal and its sample.",
    body: f.strictObject({ ...collectedFields, client_id: f.token().notRequired() }),
    response: collected,
  },
  update: {
    summary: "Changes a recorded animal before it is sent.",
    params,
    body: collectedAnimal(),
    response: collected,
  },
  remove: { summary: "Removes a recorded animal before it is sent.", params, response: noContent },
  collector: {
    summary: "What a collector's device stores before it goes offline.",
    response: f.responseObject({
      id: f.id(),
      name: f.responseText(),
      /** End of the authorisation. */
      expiresAt: f.nullableInstant(),
      breeds: f.listOf(f.responseObject({ name: f.responseText(), species: f.species() })),
    }),
  },
  sync: {
    summary: "Sends animals that were recorded offline.",
    body: f.strictObject({
      /** Account that saved the records. */
      agentId: f.id(),
      records: array()
        .of(
          f.strictObject({
            clientId: string()
              .matches(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/, "fields.invalid")
              .required(),
            /** `collectedRecord`, checked one by one. */
            record: object({}).unknown().required("fields.required"),
          }),
        )
        .min(1, "fields.required")
        .max(collectorLimits.batch, "fields.invalid")
        .required(),
    }),
    response: f.responseObject({
      results: f.listOf(
        f.responseObject({
          clientId: f.responseText(),
          status: string().oneOf(["stored", "refused"]).required(),
          errors: f.listOf(
            f.responseObject({ field: f.responseText(), message: f.responseText(), code: f.messageCode() }),
          ),
        }),
      ),
    }),
  },
  signature: {
    summary: "The signature of the owner as a picture.",
    params,
    response: { fileType: "image/png", maxBytes: collectorLimits.signatureBytes },
  },
  waiting: {
    summary: "Animals that a collector recorded for the user.",
    response: f.listOf(
      f.responseObject({
        id: f.id(),
        name: f.responseText(),
        species: f.species(),
        breed: f.nullableText(),
        /** Null after the agent's account was deleted. */
        agent: f.nullableText(),
        collectedOn: f.responseDay(),
        /** Name of the caller's animal with the same microchip: accepting adds the sample to it. */
        ownAnimal: f.nullableText(),
      }),
    ),
  },
  claim: {
    summary: "Adds a collected animal to the user's own.",
    params,
    response: f.responseObject({ id: f.id() }),
  },
  decline: { summary: "Says that a collected animal is not the user's.", params, response: noContent },
} as const satisfies Shapes<typeof collectedAnimalsRoutes>;
