import { eq, or } from "drizzle-orm";
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
  where: ({ id, email }) => or(eq(requests.userId, id), eq(requests.email, email)),
  order: [requests.id],
} as const satisfies ExportSection;

const subscriptionColumns = {
  language: subscriptions.language,
  createdAt: subscriptions.createdAt,
  confirmedAt: subscriptions.confirmedAt,
};

export const newsletter = {
  tables: [subscriptions],
  columns: subscriptionColumns,
  where: ({ email }) => eq(subscriptions.email, email),
} as const satisfies ExportSection;
