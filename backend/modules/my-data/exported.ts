import { and, asc, eq } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Tx } from "@/backend/db/client";
import { presetBreeds, profiles } from "@/backend/db/schema/account";
import { approvals } from "@/backend/db/schema/approvals";
import { auditEntries } from "@/backend/db/schema/audit";
import { breeds } from "@/backend/db/schema/breeds";
import { cartItems, carts } from "@/backend/db/schema/carts";
import { products } from "@/backend/db/schema/catalogue";
import { customProfiles, customProfileTests } from "@/backend/db/schema/custom-profiles";
import { outbox } from "@/backend/db/schema/outbox";
import { sessions, users } from "@/backend/db/schema/people";
import { mailLinks } from "@/backend/db/schema/registration";

export interface Whose {
  readonly id: number;
  readonly email: string;
}

export type Row = Readonly<Record<string, unknown>>;

interface Kind {
  /** The tables whose rows are theirs; what is read beside them is the shop's. */
  readonly of: readonly PgTable[];
  /** Its columns in the table, in this order in the file too. */
  readonly columns: Readonly<Record<string, PgColumn>>;
  readonly read: (tx: Tx, whose: Whose) => Promise<readonly Row[]>;
}

const profile = {
  email: users.email,
  name: users.name,
  type: users.type,
  country: users.countryCode,
  phone: profiles.phone,
  address: profiles.address,
  city: profiles.city,
  postalCode: profiles.postalCode,
  state: profiles.state,
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

const chosenBreeds = { position: presetBreeds.position, breedId: presetBreeds.breedId, breed: breeds.name };

const applications = {
  kind: approvals.kind,
  state: approvals.state,
  details: approvals.details,
  note: approvals.note,
  appliedAt: approvals.createdAt,
  decidedAt: approvals.decidedAt,
};

const ownCarts = {
  cart: carts.id,
  email: carts.email,
  country: carts.country,
  phoneNumber: carts.phoneNumber,
  sampleCollector: carts.sampleCollector,
  isNewsletterSubscribed: carts.isNewsletterSubscribed,
  isSwabRequired: carts.isSwabRequired,
  mergedInto: carts.mergedInto,
  createdAt: carts.createdAt,
  updatedAt: carts.updatedAt,
};

const cartLines = {
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
  createdAt: cartItems.createdAt,
};

const ownProfiles = {
  profile: customProfiles.id,
  name: customProfiles.name,
  speciesId: customProfiles.speciesId,
  breedId: customProfiles.breedId,
  createdAt: customProfiles.createdAt,
  updatedAt: customProfiles.updatedAt,
};

const chosenTests = {
  profile: customProfileTests.profileId,
  position: customProfileTests.position,
  productId: customProfileTests.productId,
  test: products.name,
};

const ownSessions = {
  startedAt: sessions.createdAt,
  lastSeenAt: sessions.lastSeenAt,
  endsAt: sessions.expiresAt,
};

const openLinks = { purpose: mailLinks.purpose, endsAt: mailLinks.expiresAt };

const mails = {
  to: outbox.to,
  subject: outbox.subject,
  writtenAt: outbox.createdAt,
  sentAt: outbox.sentAt,
  attempts: outbox.attempts,
};

const help = { at: auditEntries.at, call: auditEntries.call, reason: auditEntries.reason };
const deeds = { at: auditEntries.at, call: auditEntries.call };

/** What a person is given of their own: each kind a part of everything.json and a CSV by its name. */
export const exported = {
  profile: {
    of: [users, profiles],
    columns: profile,
    read: (tx, { id }) =>
      tx
        .select(profile)
        .from(users)
        .leftJoin(profiles, eq(profiles.userId, users.id))
        .where(eq(users.id, id)),
  },
  breeds: {
    of: [presetBreeds],
    columns: chosenBreeds,
    read: (tx, { id }) =>
      tx
        .select(chosenBreeds)
        .from(presetBreeds)
        .innerJoin(breeds, eq(breeds.id, presetBreeds.breedId))
        .where(eq(presetBreeds.userId, id))
        .orderBy(asc(presetBreeds.position)),
  },
  approvals: {
    of: [approvals],
    columns: applications,
    read: (tx, { id }) =>
      tx.select(applications).from(approvals).where(eq(approvals.userId, id)).orderBy(asc(approvals.id)),
  },
  carts: {
    of: [carts],
    columns: ownCarts,
    read: (tx, { id }) =>
      tx.select(ownCarts).from(carts).where(eq(carts.userId, id)).orderBy(asc(carts.createdAt)),
  },
  "cart-lines": {
    of: [cartItems],
    columns: cartLines,
    read: (tx, { id }) =>
      tx
        .select(cartLines)
        .from(cartItems)
        .innerJoin(carts, and(eq(carts.id, cartItems.cartId), eq(carts.userId, id)))
        .innerJoin(products, eq(products.id, cartItems.productId))
        .orderBy(asc(cartItems.id)),
  },
  "custom-profiles": {
    of: [customProfiles],
    columns: ownProfiles,
    read: (tx, { id }) =>
      tx
        .select(ownProfiles)
        .from(customProfiles)
        .where(eq(customProfiles.userId, id))
        .orderBy(asc(customProfiles.createdAt)),
  },
  "custom-profile-tests": {
    of: [customProfileTests],
    columns: chosenTests,
    read: (tx, { id }) =>
      tx
        .select(chosenTests)
        .from(customProfileTests)
        .innerJoin(
          customProfiles,
          and(eq(customProfiles.id, customProfileTests.profileId), eq(customProfiles.userId, id)),
        )
        .innerJoin(products, eq(products.id, customProfileTests.productId))
        .orderBy(asc(customProfiles.createdAt), asc(customProfileTests.position)),
  },
  sessions: {
    of: [sessions],
    columns: ownSessions,
    read: (tx, { id }) =>
      tx.select(ownSessions).from(sessions).where(eq(sessions.userId, id)).orderBy(asc(sessions.createdAt)),
  },
  "open-links": {
    of: [mailLinks],
    columns: openLinks,
    read: (tx, { id }) => tx.select(openLinks).from(mailLinks).where(eq(mailLinks.userId, id)),
  },
  mails: {
    of: [outbox],
    columns: mails,
    read: (tx, { email }) =>
      tx.select(mails).from(outbox).where(eq(outbox.to, email)).orderBy(asc(outbox.id)),
  },
  "help-by-administrators": {
    of: [auditEntries],
    columns: help,
    read: (tx, { id }) =>
      tx.select(help).from(auditEntries).where(eq(auditEntries.subjectId, id)).orderBy(asc(auditEntries.id)),
  },
  "done-as-administrator": {
    of: [auditEntries],
    columns: deeds,
    read: (tx, { id }) =>
      tx.select(deeds).from(auditEntries).where(eq(auditEntries.actorId, id)).orderBy(asc(auditEntries.id)),
  },
} as const satisfies Readonly<Record<string, Kind>>;

export type KindName = keyof typeof exported;

export const kindNames = Object.keys(exported) as readonly KindName[];
