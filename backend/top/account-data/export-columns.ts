import { eachField } from "@/lib/domain/each-field";
import { eachPetIdentifier } from "@/lib/domain/animals/pet-identifiers";
import { accountPlaceFields, nameFields } from "@/lib/domain/kernel/postal-address";
import { addresses, presetBreeds, profiles } from "@/backend/db/schema/account";
import { suppliesOrders } from "@/backend/db/schema/order-supplies";
import { animals, dnaPanels, dnaProfiles } from "@/backend/db/schema/animals";
import { approvals } from "@/backend/db/schema/approvals";
import { auditEntries } from "@/backend/db/schema/audit";
import { breederListingBreeds, breederListings } from "@/backend/db/schema/breeder-listings";
import { breeds } from "@/backend/db/schema/breeds";
import { cartItems, carts } from "@/backend/db/schema/carts";
import { products } from "@/backend/db/schema/catalogue";
import { customProfiles, customProfileTests } from "@/backend/db/schema/custom-profiles";
import { outbox } from "@/backend/db/schema/outbox";
import { invoices, orderEvents, orderLines, orders } from "@/backend/db/schema/orders";
import { sessions, users } from "@/backend/db/schema/users";
import { coupons, loyaltyEntries } from "@/backend/db/schema/pricing";
import { subscriptions } from "@/backend/db/schema/subscriptions";
import { mailLinks } from "@/backend/db/schema/registration";

/** Exported columns of each section, under their names in the export and in file order. */

export const profile = {
  email: users.email,
  name: users.name,
  type: users.type,
  country: users.countryCode,
  language: users.language,
  phone: profiles.phone,
  ...eachField(accountPlaceFields, (name) => profiles[name]),
  clinic: users.clinic,
  registrationNumber: users.registrationNumber,
  vetApprovedAt: users.vetApprovedAt,
  isAdmin: users.isAdmin,
  isAgent: users.isAgent,
  isClubMember: users.isClubMember,
  hasDvAccess: users.hasDvAccess,
  canOrderSupplies: users.canOrderSupplies,
  registeredAt: users.createdAt,
  confirmedAt: users.confirmedAt,
};

export const chosenBreeds = {
  position: presetBreeds.position,
  breedId: presetBreeds.breedId,
  breed: breeds.name,
};

export const applications = {
  kind: approvals.kind,
  state: approvals.state,
  details: approvals.details,
  note: approvals.note,
  appliedAt: approvals.createdAt,
  decidedAt: approvals.decidedAt,
};

export const listings = {
  application: breederListings.approvalId,
  name: breederListings.name,
  country: breederListings.countryCode,
  place: breederListings.place,
  website: breederListings.website,
  publicSince: breederListings.listedAt,
};

export const listingBreeds = {
  application: breederListingBreeds.approvalId,
  position: breederListingBreeds.position,
  breedId: breederListingBreeds.breedId,
  breed: breeds.name,
};

export const ownCarts = {
  cart: carts.id,
  email: carts.email,
  country: carts.country,
  phoneNumber: carts.phoneNumber,
  sampleCollector: carts.sampleCollector,
  isNewsletterSubscribed: carts.isNewsletterSubscribed,
  isSwabRequired: carts.isSwabRequired,
  language: carts.language,
  couponCode: carts.couponCode,
  loyaltyPoints: carts.loyaltyPoints,
  shippingMethod: carts.shippingMethodId,
  billingAddress: carts.billingAddress,
  shippingAddress: carts.shippingAddress,
  orderedAt: carts.orderedAt,
  mergedInto: carts.mergedInto,
  createdAt: carts.createdAt,
  updatedAt: carts.updatedAt,
};

export const cartLines = {
  cart: cartItems.cartId,
  productId: cartItems.productId,
  product: products.name,
  quantity: cartItems.quantity,
  animalId: cartItems.animalId,
  isUpgradeTests: cartItems.isUpgradeTests,
  isUpgradeFullbreed: cartItems.isUpgradeFullbreed,
  customProfile: cartItems.customProfileId,
  customTests: cartItems.customTests,
  note: cartItems.note,
  patientReference: cartItems.patientReference,
  createdAt: cartItems.createdAt,
};

export const ownOrders = {
  number: orders.number,
  state: orders.state,
  isAdvance: orders.isAdvance,
  email: orders.email,
  name: orders.name,
  phoneNumber: orders.phoneNumber,
  method: orders.method,
  store: orders.store,
  country: orders.country,
  currency: orders.currency,
  subtotalInCents: orders.subtotal,
  shippingInCents: orders.shipping,
  discountInCents: orders.discount,
  pointsInCents: orders.pointsValue,
  totalInCents: orders.total,
  refundedInCents: orders.refunded,
  dispute: orders.dispute,
  taxInCents: orders.tax,
  taxRateInHundredthsOfPercent: orders.taxRateBps,
  couponCode: orders.couponCode,
  loyaltyPoints: orders.loyaltyPoints,
  shippingMethod: orders.shippingMethodName,
  billingAddress: orders.billingAddress,
  shippingAddress: orders.shippingAddress,
  sampleCollector: orders.sampleCollector,
  isNewsletterSubscribed: orders.isNewsletterSubscribed,
  isSwabRequired: orders.isSwabRequired,
  language: orders.language,
  createdAt: orders.createdAt,
  placedAt: orders.placedAt,
  paidAt: orders.paidAt,
  postedAt: orders.postedAt,
  carrier: orders.carrier,
  otherCarrier: orders.carrierName,
  trackingNumber: orders.trackingNumber,
};

export const ownOrderLines = {
  order: orders.number,
  position: orderLines.position,
  productId: orderLines.productId,
  product: orderLines.name,
  quantity: orderLines.quantity,
  eachInCents: orderLines.unitAmount,
  amountInCents: orderLines.amount,
  discountInCents: orderLines.discount,
  taxInCents: orderLines.tax,
  animalId: orderLines.animalId,
  isUpgradeTests: orderLines.isUpgradeTests,
  isUpgradeFullbreed: orderLines.isUpgradeFullbreed,
  customTests: orderLines.customTests,
  note: orderLines.note,
  patientReference: orderLines.patientReference,
};

export const ownOrderEvents = {
  order: orders.number,
  kind: orderEvents.kind,
  at: orderEvents.at,
  amountInCents: orderEvents.amount,
};

export const ownInvoices = {
  invoice: invoices.id,
  order: orders.number,
  issuedAt: invoices.issuedAt,
  dueAt: invoices.dueAt,
};

export const ownSubscriptions = {
  order: orders.number,
  product: products.name,
  provider: subscriptions.provider,
  reference: subscriptions.id,
  amountInCents: subscriptions.amount,
  currency: subscriptions.currency,
  state: subscriptions.state,
  runsUntil: subscriptions.runsUntil,
  startedAt: subscriptions.createdAt,
};

export const ownClients = {
  order: orders.number,
  ...eachField(nameFields, (name) => suppliesOrders[name]),
  email: suppliesOrders.email,
  phoneNumber: suppliesOrders.phoneNumber,
  agentName: suppliesOrders.agentName,
  clinic: suppliesOrders.clinic,
  updatedAt: suppliesOrders.updatedAt,
};

export const ownPoints = {
  at: loyaltyEntries.at,
  kind: loyaltyEntries.kind,
  points: loyaltyEntries.points,
  couponCode: loyaltyEntries.couponCode,
};

export const ownCoupons = {
  code: coupons.code,
  percent: coupons.percent,
  amountInCents: coupons.amount,
  currency: coupons.currency,
  used: coupons.used,
  limit: coupons.limit,
  startsAt: coupons.startsAt,
  endsAt: coupons.endsAt,
  createdAt: coupons.createdAt,
};

export const ownAddresses = { address: addresses.address, lastUsedAt: addresses.lastUsedAt };

export const ownAnimals = {
  id: animals.id,
  name: animals.name,
  species: animals.speciesId,
  breedId: animals.breedId,
  breed: breeds.name,
  isMixedBreed: animals.isMixedBreed,
  sex: animals.sex,
  bornOn: animals.bornOn,
  diedOn: animals.diedOn,
  weight: animals.weight,
  weightUnit: animals.weightType,
  personality: animals.personality,
  ...eachPetIdentifier((name) => animals[name]),
  litter: animals.litterId,
  dam: animals.damId,
  sire: animals.sireId,
  contactName: animals.contactName,
  contactEmail: animals.contactEmail,
  archivedAt: animals.archivedAt,
  createdAt: animals.createdAt,
};

export const ownProfiles = {
  animalId: dnaProfiles.animalId,
  animal: animals.name,
  panelKey: dnaProfiles.panelKey,
  panel: dnaPanels.name,
  madeOn: dnaProfiles.madeOn,
  run: dnaProfiles.run,
  isCurrent: dnaProfiles.isCurrent,
  alleles: dnaProfiles.alleles,
};

export const ownChoices = {
  profile: customProfiles.id,
  name: customProfiles.name,
  speciesId: customProfiles.speciesId,
  breedId: customProfiles.breedId,
  createdAt: customProfiles.createdAt,
  updatedAt: customProfiles.updatedAt,
};

export const chosenTests = {
  profile: customProfileTests.profileId,
  position: customProfileTests.position,
  productId: customProfileTests.productId,
  test: products.name,
};

export const ownSessions = {
  startedAt: sessions.createdAt,
  lastSeenAt: sessions.lastSeenAt,
  endsAt: sessions.expiresAt,
};

export const openLinks = { purpose: mailLinks.purpose, endsAt: mailLinks.expiresAt };

export const mails = {
  to: outbox.to,
  subject: outbox.subject,
  language: outbox.language,
  writtenAt: outbox.createdAt,
  sentAt: outbox.sentAt,
  attempts: outbox.attempts,
};

export const impersonations = { at: auditEntries.at, call: auditEntries.call, reason: auditEntries.reason };
export const adminActions = { at: auditEntries.at, call: auditEntries.call };
