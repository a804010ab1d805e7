import { brand } from "@/lib/config/brand";

/** Mailbox of the team that answers each topic of the contact form. */
const mailboxes = {
  orders: "help",
  results: "help",
  forms: "forms",
  shipping: "shipping",
  agents: "agents",
  shows: "shows",
  vets: "vets",
  partners: "partners",
  forensics: "forensics",
  research: "research",
  privacy: "privacy",
  other: "help",
} as const;

export type ContactTopic = keyof typeof mailboxes;

export const contactTopics = Object.keys(mailboxes) as ContactTopic[];

export const teamAddress = (topic: ContactTopic) => `${mailboxes[topic]}@${brand.mailDomain}`;

export const contactLimits = {
  /** A barcode or an order number. */
  referenceLength: 60,
  messageLength: 4_000,
  /** Answered requests are deleted after this many days. */
  answeredDays: 365,
} as const;
