import { array, string } from "yup";
import { maxTransferredAnimals, transferDirections, transferStates } from "@/lib/config/animal-access";
import { limits } from "@/lib/config/limits";
import { listedAnimal } from "@/lib/contract/animals/sharing/animal-sharing/animal-sharing.fields";
import type { Shapes } from "@/lib/contract/contract";
import {
  castObject,
  email,
  flag,
  id,
  listOf,
  nullableText,
  optionalText,
  page,
  paged,
  pageSize,
  responseObject,
  responseText,
  strictObject,
} from "@/lib/contract/fields";
import { fieldMessages } from "@/lib/contract/messages";
import type { animalTransfersRoutes } from "./animal-transfers.routes";

const direction = () => string().oneOf(transferDirections, fieldMessages.invalid);

const transfer = responseObject({
  id: id(),
  state: string().oneOf(transferStates).required(),
  animal: listedAnimal(),
  /** Name of the sender for the recipient; address of the recipient for the sender. */
  other: nullableText(),
  message: nullableText(),
  /** All times are ISO 8601, UTC. */
  createdAt: responseText(),
  expiresAt: responseText(),
  decidedAt: nullableText(),
  /** Whether the caller can still decide or cancel. */
  isOpen: flag(),
});

const params = castObject({ id: id() });

export const animalTransfersShapes = {
  list: {
    query: castObject({ direction: direction().default("incoming"), page: page(), size: pageSize() }),
    response: paged(transfer),
  },
  create: {
    body: strictObject({
      animal_ids: array()
        .of(id())
        .min(1, fieldMessages.required)
        .max(maxTransferredAnimals, fieldMessages.invalid)
        .required(),
      email: email(),
      message: optionalText(limits.noteLength),
    }),
    response: responseObject({ transfers: listOf(transfer) }),
  },
  accept: { params, response: transfer },
  decline: { params, response: transfer },
  cancel: { params, response: transfer },
} as const satisfies Shapes<typeof animalTransfersRoutes>;
