import { string, type ISchema } from "yup";
import { aheadKinds } from "@/lib/config/top/dashboard";
import { detailsProblems } from "@/lib/config/kits/lab";
import type { Shapes } from "@/lib/contract/contract";
import * as f from "@/lib/contract/fields";
import type { portalRoutes } from "./portal.routes";

/** The first ones, and how many there are. */
const counted = <Item>(item: ISchema<Item>) =>
  f.responseObject({ count: f.wholeNumber(), results: f.listOf(item) });

const sample = { barcode: f.responseText(), animalName: f.responseText(), product: f.responseText() };

/** A sample whose results are not released. */
const hold = f.responseObject({
  ...sample,
  animalId: f.id(),
  /** Token of the page that shows and corrects the activation; null for an owner who did not activate the kit. */
  token: f.token().nullable().defined(),
  reason: string().oneOf(["details", "payment"]).required(),
  problem: string().oneOf(detailsProblems).nullable().defined(),
});

/** A tube that replaces a failed one and has not been posted. */
const newTube = f.responseObject({
  ...sample,
  /** When we posted it; null while it is being packed. */
  sentAt: f.nullableInstant(),
});

const payment = f.responseObject({
  orderId: f.id(),
  number: f.responseText(),
  total: f.amount(),
  currency: f.currency(),
  dueAt: f.nullableInstant(),
  isOverdue: f.flag(),
});

const transfer = f.responseObject({
  id: f.id(),
  animalName: f.responseText(),
  /** Name of the sender. */
  from: f.nullableText(),
  expiresAt: f.instant(),
});

const consent = f.responseObject({
  requestId: f.id(),
  animalName: f.responseText(),
  offspringName: f.responseText(),
  requestedBy: f.nullableText(),
});

const kit = f.responseObject({
  id: f.id(),
  name: f.responseText(),
  barcode: f.responseText(),
  orderNumber: f.responseText(),
  /** When we posted it; null in the demo, which posts nothing. */
  sentAt: f.nullableInstant(),
  /** Kits of the same order line that can be activated, with this one. */
  kits: f.wholeNumber(),
});

const animalFacts = {
  id: f.id(),
  name: f.responseText(),
  species: f.species(),
  breed: f.nullableObject({ id: f.id(), name: f.responseText() }),
  isMixedBreed: f.flag(),
  /** Coat of the breed, for the illustration. */
  coat: f.nullableText(),
  photoId: f.nullableText(),
  /** A vet's client. */
  clientName: f.nullableText(),
};

export const portalShapes = {
  attention: {
    summary: "What needs the user: kits, consents, payments, results.",
    response: f.responseObject({
      holds: counted(hold),
      newTubes: counted(newTube),
      payments: counted(payment),
      transfers: counted(transfer),
      consents: counted(consent),
      kits: counted(kit),
    }),
  },
  recentAnimals: {
    summary: "The user's animals, those first that were added or activated last.",
    response: counted(f.responseObject(animalFacts)),
  },
  testGaps: {
    summary: "Breeding animals that lack results for diseases tested in their breed.",
    response: counted(
      f.responseObject({
        ...animalFacts,
        /** Diseases that are tested in the breed, and how many of them this animal has a result for. */
        known: f.wholeNumber(),
        tested: f.wholeNumber(),
        /** The first of those without a result. */
        missing: f.listOf(f.responseObject({ code: f.responseText(), name: f.responseText() })),
      }),
    ),
  },
  datesAhead: {
    summary: "Days ahead: promised results, payments due, offers that end, renewals and shows.",
    response: f.responseObject({
      results: f.listOf(
        f.responseObject({
          kind: string().oneOf(aheadKinds).required(),
          /** ISO date. */
          on: f.responseText(),
          /** Animals, orders or shows. */
          names: f.listOf(f.responseText()),
        }),
      ),
    }),
  },
  find: {
    summary: "Finds animals, barcodes, orders, tools and tests.",
    query: f.castObject({ search: f.searchText() }),
    response: f.responseObject({
      animals: f.listOf(
        f.responseObject({
          id: f.id(),
          name: f.responseText(),
          registrationName: f.nullableText(),
          species: f.species(),
          breed: f.nullableObject({ id: f.id(), name: f.responseText() }),
          photoId: f.nullableText(),
        }),
      ),
      kits: f.listOf(
        f.responseObject({ barcode: f.responseText(), name: f.responseText(), isActivated: f.flag() }),
      ),
      orders: f.listOf(
        f.responseObject({ id: f.id(), number: f.responseText(), names: f.listOf(f.responseText()) }),
      ),
    }),
  },
} as const satisfies Shapes<typeof portalRoutes>;
