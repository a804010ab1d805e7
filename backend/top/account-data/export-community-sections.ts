import { eq } from "drizzle-orm";
import { animals } from "@/backend/db/schema/animals";
import {
  relativeConsents as consents,
  relativeMatches as matches,
} from "@/backend/db/schema/breeding-community";
import type { ExportSection } from "./export-types";

const consentColumns = {
  animalId: consents.animalId,
  animal: animals.name,
  consentedAt: consents.consentedAt,
  state: consents.state,
};

export const relativeConsents = {
  tables: [consents],
  columns: consentColumns,
  joins: [[animals, eq(animals.id, consents.animalId)]],
  where: ({ id }) => eq(consents.ownerId, id),
  order: [consents.animalId],
} as const satisfies ExportSection;

const matchColumns = {
  animalId: matches.animalId,
  animal: animals.name,
  relativeId: matches.relativeId,
  relation: matches.relation,
};

/** Matches of the user's animals. */
export const relativeMatches = {
  tables: [matches],
  columns: matchColumns,
  joins: [[animals, eq(animals.id, matches.animalId)]],
  where: ({ id }) => eq(animals.ownerId, id),
  order: [matches.animalId, matches.relativeId],
} as const satisfies ExportSection;
