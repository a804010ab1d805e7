import { eq, or } from "drizzle-orm";
import { eachField } from "@/lib/domain/each-field";
import { accountPlaceFields } from "@/lib/domain/kernel/postal-address";
import { presetBreeds, profiles } from "@/backend/db/schema/account";
import { acmForms } from "@/backend/db/schema/acm-forms";
import { animals } from "@/backend/db/schema/animals";
import { approvals } from "@/backend/db/schema/approvals";
import { breederListingBreeds, breederListings } from "@/backend/db/schema/breeder-listings";
import { relativeConsents, relativeMatches } from "@/backend/db/schema/breeding-community";
import { breeds } from "@/backend/db/schema/breeds";
import { contactRequests } from "@/backend/db/schema/contact";
import { dvReads } from "@/backend/db/schema/dv-access";
import { newsletterSubscriptions } from "@/backend/db/schema/newsletter";
import { mutedMails, notifications } from "@/backend/db/schema/notifications";
import { researchApplications } from "@/backend/db/schema/research";
import { shows } from "@/backend/db/schema/shows";
import { users } from "@/backend/db/schema/users";
import type { ExportSections } from "./export-types";

export const communitySections = {
  profile: {
    tables: [users, profiles],
    columns: {
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
    },
    leftJoins: [[profiles, eq(profiles.userId, users.id)]],
    where: ({ id }) => eq(users.id, id),
  },
  breeds: {
    tables: [presetBreeds],
    columns: {
      position: presetBreeds.position,
      breedId: presetBreeds.breedId,
      breed: breeds.name,
    },
    joins: [[breeds, eq(breeds.id, presetBreeds.breedId)]],
    where: ({ id }) => eq(presetBreeds.userId, id),
    order: [presetBreeds.position],
  },
  approvals: {
    tables: [approvals],
    columns: {
      kind: approvals.kind,
      state: approvals.state,
      details: approvals.details,
      note: approvals.note,
      appliedAt: approvals.createdAt,
      decidedAt: approvals.decidedAt,
    },
    where: ({ id }) => eq(approvals.userId, id),
    order: [approvals.id],
  },
  "breeder-listings": {
    tables: [breederListings],
    columns: {
      application: breederListings.approvalId,
      name: breederListings.name,
      country: breederListings.countryCode,
      place: breederListings.place,
      website: breederListings.website,
      publicSince: breederListings.listedAt,
    },
    where: ({ id }) => eq(breederListings.userId, id),
    order: [breederListings.approvalId],
  },
  "breeder-listing-breeds": {
    tables: [breederListingBreeds],
    columns: {
      application: breederListingBreeds.approvalId,
      position: breederListingBreeds.position,
      breedId: breederListingBreeds.breedId,
      breed: breeds.name,
    },
    joins: [
      [breederListings, eq(breederListings.approvalId, breederListingBreeds.approvalId)],
      [breeds, eq(breeds.id, breederListingBreeds.breedId)],
    ],
    where: ({ id }) => eq(breederListings.userId, id),
    order: [breederListingBreeds.approvalId, breederListingBreeds.position],
  },
  shows: {
    tables: [shows],
    columns: {
      kind: shows.kind,
      state: shows.state,
      club: shows.club,
      name: shows.name,
      heldOn: shows.heldOn,
      place: shows.place,
      expectedEntries: shows.entries,
      kits: shows.kits,
      request: shows.request,
      offer: shows.offer,
      catalogueOn: shows.catalogueOn,
      contactName: shows.contactName,
      contactEmail: shows.contactEmail,
      contactPhone: shows.contactPhone,
      couponCode: shows.couponCode,
      kitsSent: shows.kitsSent,
      trackingNumber: shows.trackingNumber,
      note: shows.note,
      reportedEntries: shows.reportedEntries,
      reportedSwabbed: shows.reportedSwabbed,
      reportedReturned: shows.reportedReturned,
      report: shows.reportText,
      reportedAt: shows.reportedAt,
      registeredAt: shows.createdAt,
    },
    where: ({ id }) => eq(shows.userId, id),
    order: [shows.id],
  },
  notifications: {
    tables: [notifications],
    columns: {
      event: notifications.event,
      about: notifications.params,
      path: notifications.path,
      createdAt: notifications.createdAt,
      readAt: notifications.readAt,
      unsubscribedAt: notifications.unsubscribedAt,
    },
    where: ({ id }) => eq(notifications.userId, id),
    order: [notifications.id],
  },
  "muted-emails": {
    tables: [mutedMails],
    columns: { kind: mutedMails.kind },
    where: ({ id }) => eq(mutedMails.userId, id),
    order: [mutedMails.kind],
  },
  /** Looks at the user's animals by Dogs Victoria, and by the user for Dogs Victoria. */
  "dv-reads": {
    tables: [dvReads],
    columns: { animalId: dvReads.animalId, animal: animals.name, kind: dvReads.kind, at: dvReads.at },
    joins: [[animals, eq(animals.id, dvReads.animalId)]],
    where: ({ id }) => or(eq(animals.ownerId, id), eq(dvReads.userId, id)),
    order: [dvReads.id],
  },
  "relatives-consents": {
    tables: [relativeConsents],
    columns: {
      animalId: relativeConsents.animalId,
      animal: animals.name,
      consentedAt: relativeConsents.consentedAt,
      state: relativeConsents.state,
    },
    joins: [[animals, eq(animals.id, relativeConsents.animalId)]],
    where: ({ id }) => eq(relativeConsents.ownerId, id),
    order: [relativeConsents.animalId],
  },
  /** Matches of the user's animals. */
  relatives: {
    tables: [relativeMatches],
    columns: {
      animalId: relativeMatches.animalId,
      animal: animals.name,
      relativeId: relativeMatches.relativeId,
      relation: relativeMatches.relation,
    },
    joins: [[animals, eq(animals.id, relativeMatches.animalId)]],
    where: ({ id }) => eq(animals.ownerId, id),
    order: [relativeMatches.animalId, relativeMatches.relativeId],
  },
  "acm-forms": {
    tables: [acmForms],
    columns: {
      animalId: acmForms.animalId,
      animal: animals.name,
      state: acmForms.state,
      collectorType: acmForms.collectorType,
      collectorName: acmForms.collectorName,
      clinic: acmForms.clinic,
      place: acmForms.place,
      plannedOn: acmForms.plannedOn,
      chipNumber: acmForms.chipNumber,
      barcode: acmForms.barcode,
      secondBarcode: acmForms.secondBarcode,
      collectedOn: acmForms.collectedOn,
      ownerSignature: acmForms.ownerSignature,
      collectorSignature: acmForms.collectorSignature,
      signedAt: acmForms.signedAt,
      attachedAt: acmForms.attachedAt,
      requestedAt: acmForms.createdAt,
    },
    joins: [[animals, eq(animals.id, acmForms.animalId)]],
    where: ({ id }) => eq(acmForms.userId, id),
    order: [acmForms.id],
  },
  /** Applications of the account, and those a guest sent with its address, with proposal and decision. */
  "research-applications": {
    tables: [researchApplications],
    columns: {
      project: researchApplications.project,
      name: researchApplications.name,
      email: researchApplications.email,
      country: researchApplications.countryCode,
      role: researchApplications.role,
      institution: researchApplications.institution,
      species: researchApplications.species,
      breeds: researchApplications.breeds,
      language: researchApplications.language,
    },
    more: {
      proposal: approvals.details,
      state: approvals.state,
      note: approvals.note,
      appliedAt: approvals.createdAt,
    },
    joins: [[approvals, eq(approvals.id, researchApplications.approvalId)]],
    where: ({ id, email }) => or(eq(approvals.userId, id), eq(researchApplications.email, email)),
    order: [researchApplications.approvalId],
  },
  /** Messages of the account, and those a guest sent with its address. */
  "contact-requests": {
    tables: [contactRequests],
    columns: {
      topic: contactRequests.topic,
      name: contactRequests.name,
      email: contactRequests.email,
      reference: contactRequests.reference,
      message: contactRequests.message,
      language: contactRequests.language,
      createdAt: contactRequests.createdAt,
      answeredAt: contactRequests.answeredAt,
    },
    where: ({ id, email }) => or(eq(contactRequests.userId, id), eq(contactRequests.email, email)),
    order: [contactRequests.id],
  },
  newsletter: {
    tables: [newsletterSubscriptions],
    columns: {
      language: newsletterSubscriptions.language,
      createdAt: newsletterSubscriptions.createdAt,
      confirmedAt: newsletterSubscriptions.confirmedAt,
    },
    where: ({ email }) => eq(newsletterSubscriptions.email, email),
  },
} satisfies ExportSections;
