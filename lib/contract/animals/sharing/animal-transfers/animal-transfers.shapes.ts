import { array, string } from "yup";
import {
  maxTransferredAnimals,
  transferDirections,
  transferStates,
} from "@/lib/config/animals/animal-access";
import { limits } from "@/lib/config/limits";
import { listedAnimal } from "@/lib/contract/animals/sharing/animal-sharing/animal-sharing.fields";
import type { Shapes } from "@/lib/contract/contract";
import * as f from "@/lib/contract/fields";
import type { animalTransfersRoutes } from "./animal-transfers.routes";

const direction = () => string().oneOf(transferDirections, "fields.invalid");

const transfer = f.responseObject({
  id: f.id(),
  state: string().oneOf(transferStates).required(),
  animal: listedAnimal(),
  /** Name of the sender for the recipient; address of the recipient for the sender. */
  other: f.nullableText(),
  message: f.nullableText(),
  /** All times are ISO 8601, UTC. */
  createdAt: f.instant(),
  expiresAt: f.instant(),
  decidedAt: f.nullableInstant(),
  /** Whether the caller can still decide or cancel. */
  isOpen: f.flag(),
});

const params = f.castObject({ id: f.id() });

export const animalTransfersShapes = {
  list: {
    summary: "Transfers of animals from and to the user.",
    query: f.castObject({ direction: direction().default("incoming"), ...f.paging() }),
    response: f.paged(transfer),
  },
  create: {
    summary: "Offers an animal to a new owner.",
    body: f.strictObject({
      animal_ids: array()
        .of(f.id())
        .min(1, "fields.required")
        .max(maxTransferredAnimals, "fields.invalid")
        .required(),
      email: f.email(),
      message: f.optionalText(limits.noteLength),
    }),
    response: f.responseObject({ transfers: f.listOf(transfer) }),
  },
  accept: { summary: "Accepts an animal.", params, response: transfer },
  decline: { summary: "Declines an animal.", params, response: transfer },
  cancel: { summary: "Takes an offer back.", params, response: transfer },
} as const satisfies Shapes<typeof animalTransfersRoutes>;
