import { and, asc, eq } from "drizzle-orm";
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
    read: (tx, { id }) =>
      tx
        .select(columns.profile)
        .from(users)
        .leftJoin(profiles, eq(profiles.userId, users.id))
        .where(eq(users.id, id)),
  },
  breeds: {
    tables: [presetBreeds],
    columns: columns.chosenBreeds,
    read: (tx, { id }) =>
      tx
        .select(columns.chosenBreeds)
        .from(presetBreeds)
        .innerJoin(breeds, eq(breeds.id, presetBreeds.breedId))
        .where(eq(presetBreeds.userId, id))
        .orderBy(asc(presetBreeds.position)),
  },
  approvals: {
    tables: [approvals],
    columns: columns.applications,
    read: (tx, { id }) =>
      tx
        .select(columns.applications)
        .from(approvals)
        .where(eq(approvals.userId, id))
        .orderBy(asc(approvals.id)),
  },
  "breeder-listings": {
    tables: [breederListings],
    columns: columns.listings,
    read: (tx, { id }) =>
      tx
        .select(columns.listings)
        .from(breederListings)
        .where(eq(breederListings.userId, id))
        .orderBy(asc(breederListings.approvalId)),
  },
  "breeder-listing-breeds": {
    tables: [breederListingBreeds],
    columns: columns.listingBreeds,
    read: (tx, { id }) =>
      tx
        .select(columns.listingBreeds)
        .from(breederListingBreeds)
        .innerJoin(breederListings, eq(breederListings.approvalId, breederListingBreeds.approvalId))
        .innerJoin(breeds, eq(breeds.id, breederListingBreeds.breedId))
        .where(eq(breederListings.userId, id))
        .orderBy(asc(breederListingBreeds.approvalId), asc(breederListingBreeds.position)),
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
    read: (tx, { id }) =>
      tx.select(columns.ownCarts).from(carts).where(eq(carts.userId, id)).orderBy(asc(carts.createdAt)),
  },
  "cart-lines": {
    tables: [cartItems],
    columns: columns.cartLines,
    read: (tx, { id }) =>
      tx
        .select(columns.cartLines)
        .from(cartItems)
        .innerJoin(carts, and(eq(carts.id, cartItems.cartId), eq(carts.userId, id)))
        .innerJoin(products, eq(products.id, cartItems.productId))
        .orderBy(asc(cartItems.id)),
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
    read: (tx, { id }) =>
      tx
        .select(columns.ownPoints)
        .from(loyaltyEntries)
        .where(eq(loyaltyEntries.userId, id))
        .orderBy(asc(loyaltyEntries.id)),
  },
  coupons: {
    tables: [coupons],
    columns: columns.ownCoupons,
    read: (tx, { id }) =>
      tx
        .select(columns.ownCoupons)
        .from(coupons)
        .where(eq(coupons.userId, id))
        .orderBy(asc(coupons.createdAt), asc(coupons.code)),
  },
  addresses: {
    tables: [addresses],
    columns: columns.ownAddresses,
    read: (tx, { id }) =>
      tx
        .select(columns.ownAddresses)
        .from(addresses)
        .where(eq(addresses.userId, id))
        .orderBy(asc(addresses.id)),
  },
  animals: {
    tables: [animals],
    columns: columns.ownAnimals,
    read: (tx, { id }) =>
      tx
        .select(columns.ownAnimals)
        .from(animals)
        .leftJoin(breeds, eq(breeds.id, animals.breedId))
        .where(eq(animals.ownerId, id))
        .orderBy(asc(animals.id)),
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
    read: (tx, { id }) =>
      tx
        .select(columns.ownProfiles)
        .from(dnaProfiles)
        .innerJoin(animals, and(eq(animals.id, dnaProfiles.animalId), eq(animals.ownerId, id)))
        .innerJoin(dnaPanels, eq(dnaPanels.key, dnaProfiles.panelKey))
        .orderBy(asc(dnaProfiles.id)),
  },
  "custom-profiles": {
    tables: [customProfiles],
    columns: columns.ownChoices,
    read: (tx, { id }) =>
      tx
        .select(columns.ownChoices)
        .from(customProfiles)
        .where(eq(customProfiles.userId, id))
        .orderBy(asc(customProfiles.createdAt)),
  },
  "custom-profile-tests": {
    tables: [customProfileTests],
    columns: columns.chosenTests,
    read: (tx, { id }) =>
      tx
        .select(columns.chosenTests)
        .from(customProfileTests)
        .innerJoin(
          customProfiles,
          and(eq(customProfiles.id, customProfileTests.profileId), eq(customProfiles.userId, id)),
        )
        .innerJoin(products, eq(products.id, customProfileTests.productId))
        .orderBy(asc(customProfiles.createdAt), asc(customProfileTests.position)),
  },
  sessions: {
    tables: [sessions],
    columns: columns.ownSessions,
    read: (tx, { id }) =>
      tx
        .select(columns.ownSessions)
        .from(sessions)
        .where(eq(sessions.userId, id))
        .orderBy(asc(sessions.createdAt)),
  },
  "open-links": {
    tables: [mailLinks],
    columns: columns.openLinks,
    read: (tx, { id }) => tx.select(columns.openLinks).from(mailLinks).where(eq(mailLinks.userId, id)),
  },
  mails: {
    tables: [outbox],
    columns: columns.mails,
    read: (tx, { email }) =>
      tx.select(columns.mails).from(outbox).where(eq(outbox.to, email)).orderBy(asc(outbox.id)),
  },
  "help-by-administrators": {
    tables: [auditEntries],
    columns: columns.impersonations,
    read: (tx, { id }) =>
      tx
        .select(columns.impersonations)
        .from(auditEntries)
        .where(eq(auditEntries.subjectId, id))
        .orderBy(asc(auditEntries.id)),
  },
  "done-as-administrator": {
    tables: [auditEntries],
    columns: columns.adminActions,
    read: (tx, { id }) =>
      tx
        .select(columns.adminActions)
        .from(auditEntries)
        .where(eq(auditEntries.actorId, id))
        .orderBy(asc(auditEntries.id)),
  },
} as const satisfies Readonly<Record<string, ExportSection>>;

export type SectionName = keyof typeof exportSections;

export const sectionNames = Object.keys(exportSections) as readonly SectionName[];
