import { asc, eq, or } from "drizzle-orm";
import { contactRequests as requests } from "@/backend/db/schema/contact";
import { newsletterSubscriptions as subscriptions } from "@/backend/db/schema/newsletter";
import type { ExportSection } from "./export-types";

const requestColumns = {
  topic: requests.topic,
  name: requests.name,
  email: requests.email,
  reference: requests.reference,
  message: requests.message,
  language: requests.language,
  createdAt: requests.createdAt,
  answeredAt: requests.answeredAt,
};

/** Messages of the account, and those a guest sent with its address. */
export const contactRequests = {
  tables: [requests],
  columns: requestColumns,
  read: (tx, { id, email }) =>
    tx
      .select(requestColumns)
      .from(requests)
      .where(or(eq(requests.userId, id), eq(requests.email, email)))
      .orderBy(asc(requests.id)),
} as const satisfies ExportSection;

const subscriptionColumns = {
  language: subscriptions.language,
  createdAt: subscriptions.createdAt,
  confirmedAt: subscriptions.confirmedAt,
};

export const newsletter = {
  tables: [subscriptions],
  columns: subscriptionColumns,
  read: (tx, { email }) =>
    tx.select(subscriptionColumns).from(subscriptions).where(eq(subscriptions.email, email)),
} as const satisfies ExportSection;
