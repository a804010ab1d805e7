import { string, type ISchema } from "yup";
import { detailsProblems } from "@/lib/config/lab";
import type { Shapes } from "@/lib/contract/contract";
import {
  amount,
  currency,
  flag,
  id,
  listOf,
  nullableText,
  responseObject,
  responseText,
  species,
  token,
  wholeNumber,
} from "@/lib/contract/fields";
import type { portalRoutes } from "./portal.routes";

/** The first ones, and how many there are. */
const counted = <Item>(item: ISchema<Item>) =>
  responseObject({ count: wholeNumber(), results: listOf(item) });

const sample = { barcode: responseText(), animalName: responseText(), product: responseText() };

/** A sample whose results are not released. */
const hold = responseObject({
  ...sample,
  animalId: id(),
  /** Token of the page that shows and corrects the activation; null for an owner who did not activate the kit. */
  token: token().nullable().defined(),
  reason: string().oneOf(["details", "payment"]).required(),
  problem: string().oneOf(detailsProblems).nullable().defined(),
});

/** A tube that replaces a failed one and has not been posted. */
const newTube = responseObject({
  ...sample,
  /** When we posted it; null while it is being packed. */
  sentAt: nullableText(),
});

const payment = responseObject({
  orderId: id(),
  number: responseText(),
  total: amount(),
  currency: currency(),
  dueAt: nullableText(),
  isOverdue: flag(),
});

const transfer = responseObject({
  id: id(),
  animalName: responseText(),
  /** Name of the sender. */
  from: nullableText(),
  expiresAt: responseText(),
});

const consent = responseObject({
  requestId: id(),
  animalName: responseText(),
  offspringName: responseText(),
  requestedBy: nullableText(),
});

const kit = responseObject({
  id: id(),
  name: responseText(),
  barcode: responseText(),
  orderNumber: responseText(),
  /** When we posted it; null in the demo, which posts nothing. */
  sentAt: nullableText(),
});

const animal = responseObject({
  id: id(),
  name: responseText(),
  species: species(),
  breed: responseObject({ id: id(), name: responseText() }).nullable().defined(),
  isMixedBreed: flag(),
  /** Coat of the breed, for the illustration. */
  coat: nullableText(),
  photoId: nullableText(),
  /** A vet's client. */
  clientName: nullableText(),
});

export const portalShapes = {
  attention: {
    response: responseObject({
      holds: counted(hold),
      newTubes: counted(newTube),
      payments: counted(payment),
      transfers: counted(transfer),
      consents: counted(consent),
      kits: counted(kit),
    }),
  },
  recentAnimals: { response: counted(animal) },
} as const satisfies Shapes<typeof portalRoutes>;
