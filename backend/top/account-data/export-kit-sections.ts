import { and, eq, isNull, or } from "drizzle-orm";
import {
  activations,
  kitProblems,
  litters,
  reminderPreferences,
  samples,
} from "@/backend/db/schema/activations";
import { animals } from "@/backend/db/schema/animals";
import { products } from "@/backend/db/schema/catalogue";
import { kits, packEntries, packTransfers } from "@/backend/db/schema/kits";
import { orderLines, orders } from "@/backend/db/schema/orders";
import type { AccountOwner } from "@/backend/kernel/audit/erase";
import { isOrderOf } from "./export-order-sections";
import type { ExportSections } from "./export-types";

/** Activated while signed in, or as a guest with the same email. */
export const isActivationOf = ({ id, email }: AccountOwner) =>
  or(eq(activations.userId, id), and(isNull(activations.userId), eq(activations.email, email)));

export const kitSections = {
  kits: {
    tables: [kits],
    columns: {
      order: orders.number,
      barcode: kits.barcode,
      productId: kits.productId,
      customTests: kits.customTests,
      createdAt: kits.createdAt,
      sentAt: kits.sentAt,
      voidedAt: kits.voidedAt,
      remindedAt: kits.remindedAt,
    },
    joins: [
      [orderLines, eq(orderLines.id, kits.orderLineId)],
      [orders, eq(orders.id, orderLines.orderId)],
    ],
    where: isOrderOf,
    order: [kits.id],
  },
  "pack-units": {
    tables: [packEntries],
    columns: {
      productId: packEntries.productId,
      pack: products.name,
      units: packEntries.units,
      reason: packEntries.reason,
      at: packEntries.at,
    },
    joins: [[products, eq(products.id, packEntries.productId)]],
    where: ({ id }) => eq(packEntries.userId, id),
    order: [packEntries.id],
  },
  /** Those that the user sent. Received ones are units of the ledger. */
  "pack-transfers": {
    tables: [packTransfers],
    columns: {
      to: packTransfers.toEmail,
      pack: products.name,
      units: packTransfers.units,
      state: packTransfers.state,
      createdAt: packTransfers.createdAt,
      expiresAt: packTransfers.expiresAt,
      decidedAt: packTransfers.decidedAt,
    },
    joins: [[products, eq(products.id, packTransfers.productId)]],
    where: ({ id }) => eq(packTransfers.fromUserId, id),
    order: [packTransfers.id],
  },
  activations: {
    tables: [activations],
    columns: {
      barcode: kits.barcode,
      animalId: activations.animalId,
      animal: animals.name,
      productId: activations.productId,
      email: activations.email,
      person: activations.person,
      collector: activations.collector,
      language: activations.language,
      researchConsentAt: activations.researchConsentAt,
      storageConsentAt: activations.storageConsentAt,
      statisticsConsentAt: activations.statisticsConsentAt,
      activatedAt: activations.activatedAt,
      updatedAt: activations.updatedAt,
    },
    joins: [
      [kits, eq(kits.id, activations.kitId)],
      [animals, eq(animals.id, activations.animalId)],
    ],
    where: isActivationOf,
    order: [activations.id],
  },
  samples: {
    tables: [samples],
    columns: {
      animalId: activations.animalId,
      barcode: kits.barcode,
      attempt: samples.attempt,
      tube: samples.tube,
      postedAt: samples.postedAt,
      trackingNumber: samples.trackingNumber,
      receivedAt: samples.receivedAt,
      hold: samples.hold,
      remindedAt: samples.remindedAt,
    },
    joins: [
      [activations, eq(activations.id, samples.activationId)],
      [kits, eq(kits.id, samples.kitId)],
    ],
    where: isActivationOf,
    order: [samples.id],
  },
  litters: {
    tables: [litters],
    columns: {
      id: litters.id,
      species: litters.speciesId,
      breedId: litters.breedId,
      damId: litters.damId,
      dam: litters.damName,
      sireId: litters.sireId,
      sire: litters.sireName,
      bornOn: litters.bornOn,
      createdAt: litters.createdAt,
    },
    where: ({ id }) => eq(litters.ownerId, id),
    order: [litters.id],
  },
  reminders: {
    tables: [reminderPreferences],
    columns: {
      wantsActivation: reminderPreferences.wantsActivation,
      wantsPosting: reminderPreferences.wantsPosting,
      wantsExpiry: reminderPreferences.wantsExpiry,
      updatedAt: reminderPreferences.updatedAt,
    },
    where: ({ email }) => eq(reminderPreferences.email, email),
  },
  "kit-problems": {
    tables: [kitProblems],
    columns: {
      barcode: kitProblems.barcode,
      message: kitProblems.message,
      createdAt: kitProblems.createdAt,
      solvedAt: kitProblems.solvedAt,
    },
    where: ({ email }) => eq(kitProblems.email, email),
    order: [kitProblems.id],
  },
} satisfies ExportSections;
