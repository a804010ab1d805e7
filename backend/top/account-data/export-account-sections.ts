import { eq } from "drizzle-orm";
import { auditEntries } from "@/backend/db/schema/audit";
import { products } from "@/backend/db/schema/catalogue";
import { customProfiles, customProfileTests } from "@/backend/db/schema/custom-profiles";
import { outbox } from "@/backend/db/schema/outbox";
import { mailLinks } from "@/backend/db/schema/registration";
import { sessions } from "@/backend/db/schema/users";
import type { ExportSections } from "./export-types";

export const accountSections = {
  "custom-profiles": {
    tables: [customProfiles],
    columns: {
      profile: customProfiles.id,
      name: customProfiles.name,
      speciesId: customProfiles.speciesId,
      breedId: customProfiles.breedId,
      createdAt: customProfiles.createdAt,
      updatedAt: customProfiles.updatedAt,
    },
    where: ({ id }) => eq(customProfiles.userId, id),
    order: [customProfiles.createdAt],
  },
  "custom-profile-tests": {
    tables: [customProfileTests],
    columns: {
      profile: customProfileTests.profileId,
      position: customProfileTests.position,
      productId: customProfileTests.productId,
      test: products.name,
    },
    joins: [
      [customProfiles, eq(customProfiles.id, customProfileTests.profileId)],
      [products, eq(products.id, customProfileTests.productId)],
    ],
    where: ({ id }) => eq(customProfiles.userId, id),
    order: [customProfiles.createdAt, customProfileTests.position],
  },
  sessions: {
    tables: [sessions],
    columns: {
      startedAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
      endsAt: sessions.expiresAt,
    },
    where: ({ id }) => eq(sessions.userId, id),
    order: [sessions.createdAt],
  },
  "open-links": {
    tables: [mailLinks],
    columns: { purpose: mailLinks.purpose, endsAt: mailLinks.expiresAt },
    where: ({ id }) => eq(mailLinks.userId, id),
  },
  mails: {
    tables: [outbox],
    columns: {
      to: outbox.to,
      subject: outbox.subject,
      language: outbox.language,
      writtenAt: outbox.createdAt,
      sentAt: outbox.sentAt,
      attempts: outbox.attempts,
    },
    where: ({ email }) => eq(outbox.to, email),
    order: [outbox.id],
  },
  "help-by-administrators": {
    tables: [auditEntries],
    columns: { at: auditEntries.at, call: auditEntries.call, reason: auditEntries.reason },
    where: ({ id }) => eq(auditEntries.subjectId, id),
    order: [auditEntries.id],
  },
  "done-as-administrator": {
    tables: [auditEntries],
    columns: { at: auditEntries.at, call: auditEntries.call },
    where: ({ id }) => eq(auditEntries.actorId, id),
    order: [auditEntries.id],
  },
} satisfies ExportSections;
