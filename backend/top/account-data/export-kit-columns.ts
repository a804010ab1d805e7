import {
  activations,
  kitProblems,
  litters,
  reminderPreferences,
  samples,
} from "@/backend/db/schema/activations";
import { kits, packEntries, packTransfers } from "@/backend/db/schema/kits";
import { orders } from "@/backend/db/schema/orders";
import { animals } from "@/backend/db/schema/animals";
import { products } from "@/backend/db/schema/catalogue";

/** Exported columns of kits and what became of them. */

export const ownKits = {
  order: orders.number,
  barcode: kits.barcode,
  productId: kits.productId,
  customTests: kits.customTests,
  createdAt: kits.createdAt,
  sentAt: kits.sentAt,
  voidedAt: kits.voidedAt,
  remindedAt: kits.remindedAt,
};

export const ownPackUnits = {
  productId: packEntries.productId,
  pack: products.name,
  units: packEntries.units,
  reason: packEntries.reason,
  at: packEntries.at,
};

export const ownPackTransfers = {
  to: packTransfers.toEmail,
  pack: products.name,
  units: packTransfers.units,
  state: packTransfers.state,
  createdAt: packTransfers.createdAt,
  expiresAt: packTransfers.expiresAt,
  decidedAt: packTransfers.decidedAt,
};

export const ownActivations = {
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
};

export const ownSamples = {
  animalId: activations.animalId,
  barcode: kits.barcode,
  attempt: samples.attempt,
  tube: samples.tube,
  postedAt: samples.postedAt,
  trackingNumber: samples.trackingNumber,
  receivedAt: samples.receivedAt,
  hold: samples.hold,
  remindedAt: samples.remindedAt,
};

export const ownLitters = {
  id: litters.id,
  species: litters.speciesId,
  breedId: litters.breedId,
  damId: litters.damId,
  dam: litters.damName,
  sireId: litters.sireId,
  sire: litters.sireName,
  bornOn: litters.bornOn,
  createdAt: litters.createdAt,
};

export const ownReminders = {
  wantsActivation: reminderPreferences.wantsActivation,
  wantsPosting: reminderPreferences.wantsPosting,
  wantsExpiry: reminderPreferences.wantsExpiry,
  updatedAt: reminderPreferences.updatedAt,
};

export const ownKitProblems = {
  barcode: kitProblems.barcode,
  message: kitProblems.message,
  createdAt: kitProblems.createdAt,
  solvedAt: kitProblems.solvedAt,
};
