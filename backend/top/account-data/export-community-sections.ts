import { and, asc, eq } from "drizzle-orm";
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
  read: (tx, { id }) =>
    tx
      .select(consentColumns)
      .from(consents)
      .innerJoin(animals, eq(animals.id, consents.animalId))
      .where(eq(consents.ownerId, id))
      .orderBy(asc(consents.animalId)),
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
  read: (tx, { id }) =>
    tx
      .select(matchColumns)
      .from(matches)
      .innerJoin(animals, and(eq(animals.id, matches.animalId), eq(animals.ownerId, id)))
      .orderBy(asc(matches.animalId), asc(matches.relativeId)),
} as const satisfies ExportSection;
