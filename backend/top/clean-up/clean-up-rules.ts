import { and, eq, isNull, lt, notExists, or, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { notificationDays } from "@/lib/config/kernel/notifications";
import { contactLimits } from "@/lib/config/community/contact";
import { sheetLimits } from "@/lib/config/animals/spreadsheets";
import type { Db } from "@/backend/db/client";
import { type CleanUpRule, deleteInBatches } from "@/backend/db/delete-in-batches";
import { carts } from "@/backend/db/schema/carts";
import { contactRequests } from "@/backend/db/schema/contact";
import { customProfiles } from "@/backend/db/schema/custom-profiles";
import { newsletterSubscriptions } from "@/backend/db/schema/newsletter";
import { orders } from "@/backend/db/schema/orders";
import { approvals } from "@/backend/db/schema/approvals";
import { researchFiles } from "@/backend/db/schema/research";
import { notifications } from "@/backend/db/schema/notifications";
import { rateLimits } from "@/backend/db/schema/rate-limits";
import { checkoutAttempts, sandboxObjects } from "@/backend/db/schema/payments";
import { mailLinks } from "@/backend/db/schema/registration";
import { spreadsheetImports } from "@/backend/db/schema/spreadsheets";
import { sessions } from "@/backend/db/schema/users";

export const guestDataDays = 60;
/** Two years. */
const researchDays = 730;
const idleSessionDays = 14;

const olderThan = (column: PgColumn, days: number) => lt(column, sql`now() - make_interval(days => ${days})`);

const draftOf = (db: Db) =>
  db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.cartId, carts.id), eq(orders.state, "draft")));

/**
 * What the daily clean-up deletes. Orders keep their own lines, so a cart or profile they came from is not needed.
 * Drafts and their payments are deleted by `sweep-payments`, mails and unconfirmed accounts by `clean-up-mails`.
 */
const cleanUpRules = {
  "guest carts": {
    table: carts,
    key: carts.id,
    isExpired: (db) =>
      and(isNull(carts.userId), olderThan(carts.updatedAt, guestDataDays), notExists(draftOf(db))),
  },
  "guest custom profiles": {
    table: customProfiles,
    key: customProfiles.id,
    isExpired: () => and(isNull(customProfiles.userId), olderThan(customProfiles.updatedAt, guestDataDays)),
  },
  sessions: {
    table: sessions,
    key: sessions.tokenHash,
    isExpired: () => or(olderThan(sessions.expiresAt, 0), olderThan(sessions.lastSeenAt, idleSessionDays)),
  },
  "rate limits": {
    table: rateLimits,
    key: rateLimits.key,
    isExpired: () => olderThan(rateLimits.emptyAt, 0),
  },
  "idempotency keys": {
    table: checkoutAttempts,
    key: checkoutAttempts.key,
    isExpired: () => olderThan(checkoutAttempts.createdAt, 1),
  },
  "mailed links": {
    table: mailLinks,
    key: mailLinks.tokenHash,
    isExpired: () => olderThan(mailLinks.expiresAt, 0),
  },
  "spreadsheet imports": {
    table: spreadsheetImports,
    key: spreadsheetImports.id,
    isExpired: () => olderThan(spreadsheetImports.createdAt, sheetLimits.days),
  },
  "files without a research application": {
    table: researchFiles,
    key: researchFiles.id,
    isExpired: () => and(isNull(researchFiles.approvalId), olderThan(researchFiles.createdAt, 1)),
  },
  "research applications": {
    table: approvals,
    key: approvals.id,
    isExpired: () => and(eq(approvals.kind, "research"), olderThan(approvals.decidedAt, researchDays)),
  },
  notifications: {
    table: notifications,
    key: notifications.id,
    isExpired: () => olderThan(notifications.createdAt, notificationDays),
  },
  "contact requests": {
    table: contactRequests,
    key: contactRequests.id,
    isExpired: () => olderThan(contactRequests.answeredAt, contactLimits.answeredDays),
  },
  "unconfirmed newsletter subscriptions": {
    table: newsletterSubscriptions,
    key: newsletterSubscriptions.email,
    isExpired: () =>
      and(
        isNull(newsletterSubscriptions.confirmedAt),
        olderThan(newsletterSubscriptions.confirmExpiresAt, 0),
      ),
  },
  "sandbox objects": {
    table: sandboxObjects,
    key: sandboxObjects.id,
    isExpired: () => and(eq(sandboxObjects.kind, "token"), olderThan(sandboxObjects.createdAt, 1)),
  },
} as const satisfies Record<string, CleanUpRule>;

export type CleanUpCounts = Readonly<Record<string, number>>;

export async function deleteExpiredData(db: Db, batchSize = 1_000): Promise<CleanUpCounts> {
  const counts: Record<string, number> = {};
  for (const [name, rule] of Object.entries<CleanUpRule>(cleanUpRules))
    counts[name] = await deleteInBatches(db, rule, batchSize);
  return counts;
}
