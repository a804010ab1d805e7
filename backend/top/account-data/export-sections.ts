import { eq } from "drizzle-orm";
import { addresses, presetBreeds, profiles } from "@/backend/db/schema/account";
import { animals, dnaPanels, dnaProfiles } from "@/backend/db/schema/animals";
import { approvals } from "@/backend/db/schema/approvals";
import { auditEntries } from "@/backend/db/schema/audit";
import { breederListingBreeds, breederListings } from "@/backend/db/schema/breeder-listings";
import { breeds } from "@/backend/db/schema/breeds";
import { cartItems, carts } from "@/backend/db/schema/carts";
import { products } from "@/backend/db/schema/catalogue";
import { customProfiles, customProfileTests } from "@/backend/db/schema/custom-profiles";
import { outbox } from "@/backend/db/schema/outbox";
import { sessions, users } from "@/backend/db/schema/users";
import { coupons, loyaltyEntries } from "@/backend/db/schema/pricing";
import { mailLinks } from "@/backend/db/schema/registration";
import type { ExportSection } from "./export-types";
import * as animalAccessSections from "./export-animal-access-sections";
import { agentListing, nominations } from "./export-agent-sections";
import { apiTokens } from "./export-api-token-section";
import { spreadsheets } from "./export-spreadsheet-section";
import * as kitSections from "./export-kit-sections";
import { issuedDocuments } from "./export-document-sections";
import * as labSections from "./export-lab-sections";
import * as orderSections from "./export-order-sections";
import { acmForms } from "./export-acm-section";
import { relativeConsents, relativeMatches } from "./export-community-sections";
import * as contactSections from "./export-contact-sections";
import { dvReads } from "./export-dv-section";
import { mutedMails, notifications } from "./export-notification-sections";
import { shows } from "./export-show-section";
import * as parentageSections from "./export-parentage-sections";
import { researchApplications } from "./export-research-section";
import * as columns from "./export-columns";

/** Everything a user gets in the export of their data. */
export const exportSections = {
  profile: {
    tables: [users, profiles],
    columns: columns.profile,
    leftJoins: [[profiles, eq(profiles.userId, users.id)]],
    where: ({ id }) => eq(users.id, id),
  },
  breeds: {
    tables: [presetBreeds],
    columns: columns.chosenBreeds,
    joins: [[breeds, eq(breeds.id, presetBreeds.breedId)]],
    where: ({ id }) => eq(presetBreeds.userId, id),
    order: [presetBreeds.position],
  },
  approvals: {
    tables: [approvals],
    columns: columns.applications,
    where: ({ id }) => eq(approvals.userId, id),
    order: [approvals.id],
  },
  "breeder-listings": {
    tables: [breederListings],
    columns: columns.listings,
    where: ({ id }) => eq(breederListings.userId, id),
    order: [breederListings.approvalId],
  },
  "breeder-listing-breeds": {
    tables: [breederListingBreeds],
    columns: columns.listingBreeds,
    joins: [
      [breederListings, eq(breederListings.approvalId, breederListingBreeds.approvalId)],
      [breeds, eq(breeds.id, breederListingBreeds.breedId)],
    ],
    where: ({ id }) => eq(breederListings.userId, id),
    order: [breederListingBreeds.approvalId, breederListingBreeds.position],
  },
  shows,
  notifications,
  "muted-emails": mutedMails,
  "dv-reads": dvReads,
  "relatives-consents": relativeConsents,
  relatives: relativeMatches,
  "acm-forms": acmForms,
  "research-applications": researchApplications,
  "contact-requests": contactSections.contactRequests,
  newsletter: contactSections.newsletter,
  carts: {
    tables: [carts],
    columns: columns.ownCarts,
    where: ({ id }) => eq(carts.userId, id),
    order: [carts.createdAt],
  },
  "cart-lines": {
    tables: [cartItems],
    columns: columns.cartLines,
    joins: [
      [carts, eq(carts.id, cartItems.cartId)],
      [products, eq(products.id, cartItems.productId)],
    ],
    where: ({ id }) => eq(carts.userId, id),
    order: [cartItems.id],
  },
  orders: orderSections.orders,
  "order-lines": orderSections.lines,
  "order-events": orderSections.events,
  invoices: orderSections.invoices,
  payments: orderSections.payments,
  refunds: orderSections.refunds,
  "refund-units": orderSections.refundUnits,
  disputes: orderSections.disputes,
  subscriptions: orderSections.subscriptions,
  "advance-orders": orderSections.clients,
  kits: kitSections.kits,
  "pack-units": kitSections.packUnits,
  "pack-transfers": kitSections.packTransfersSent,
  activations: kitSections.activations,
  samples: kitSections.samples,
  litters: kitSections.litters,
  reminders: kitSections.reminders,
  "kit-problems": kitSections.problems,
  "lab-events": labSections.labEvents,
  "lab-progress": labSections.labProgress,
  genotypes: labSections.genotypes,
  "lab-results": labSections.labResults,
  "imported-results": labSections.imported,
  reports: labSections.reports,
  documents: issuedDocuments,
  "api-tokens": apiTokens,
  spreadsheets,
  "parentage-requests": parentageSections.requests,
  "parentage-consents": parentageSections.consents,
  "loyalty-points": {
    tables: [loyaltyEntries],
    columns: columns.ownPoints,
    where: ({ id }) => eq(loyaltyEntries.userId, id),
    order: [loyaltyEntries.id],
  },
  coupons: {
    tables: [coupons],
    columns: columns.ownCoupons,
    where: ({ id }) => eq(coupons.userId, id),
    order: [coupons.createdAt, coupons.code],
  },
  addresses: {
    tables: [addresses],
    columns: columns.ownAddresses,
    where: ({ id }) => eq(addresses.userId, id),
    order: [addresses.id],
  },
  animals: {
    tables: [animals],
    columns: columns.ownAnimals,
    leftJoins: [[breeds, eq(breeds.id, animals.breedId)]],
    where: ({ id }) => eq(animals.ownerId, id),
    order: [animals.id],
  },
  "animal-owners": animalAccessSections.ownerships,
  "animal-shares": animalAccessSections.shares,
  "animal-transfers": animalAccessSections.transfers,
  "animal-events": animalAccessSections.events,
  "collected-animals": animalAccessSections.collections,
  clubs: animalAccessSections.clubs,
  "collection-agent": agentListing,
  "agent-nominations": nominations,
  "dna-profiles": {
    tables: [dnaProfiles],
    columns: columns.ownProfiles,
    joins: [
      [animals, eq(animals.id, dnaProfiles.animalId)],
      [dnaPanels, eq(dnaPanels.key, dnaProfiles.panelKey)],
    ],
    where: ({ id }) => eq(animals.ownerId, id),
    order: [dnaProfiles.id],
  },
  "custom-profiles": {
    tables: [customProfiles],
    columns: columns.ownChoices,
    where: ({ id }) => eq(customProfiles.userId, id),
    order: [customProfiles.createdAt],
  },
  "custom-profile-tests": {
    tables: [customProfileTests],
    columns: columns.chosenTests,
    joins: [
      [customProfiles, eq(customProfiles.id, customProfileTests.profileId)],
      [products, eq(products.id, customProfileTests.productId)],
    ],
    where: ({ id }) => eq(customProfiles.userId, id),
    order: [customProfiles.createdAt, customProfileTests.position],
  },
  sessions: {
    tables: [sessions],
    columns: columns.ownSessions,
    where: ({ id }) => eq(sessions.userId, id),
    order: [sessions.createdAt],
  },
  "open-links": {
    tables: [mailLinks],
    columns: columns.openLinks,
    where: ({ id }) => eq(mailLinks.userId, id),
  },
  mails: {
    tables: [outbox],
    columns: columns.mails,
    where: ({ email }) => eq(outbox.to, email),
    order: [outbox.id],
  },
  "help-by-administrators": {
    tables: [auditEntries],
    columns: columns.impersonations,
    where: ({ id }) => eq(auditEntries.subjectId, id),
    order: [auditEntries.id],
  },
  "done-as-administrator": {
    tables: [auditEntries],
    columns: columns.adminActions,
    where: ({ id }) => eq(auditEntries.actorId, id),
    order: [auditEntries.id],
  },
} as const satisfies Readonly<Record<string, ExportSection>>;

export type SectionName = keyof typeof exportSections;

export const sectionNames = Object.keys(exportSections) as readonly SectionName[];
