import { eq, or } from "drizzle-orm";
import { animals } from "@/backend/db/schema/animals";
import { dvReads as table } from "@/backend/db/schema/dv-access";
import type { ExportSection } from "./export-types";

const columns = { animalId: table.animalId, animal: animals.name, kind: table.kind, at: table.at };

/** Looks at the user's animals by Dogs Victoria, and by the user for Dogs Victoria. */
export const dvReads = {
  tables: [table],
  columns,
  joins: [[animals, eq(animals.id, table.animalId)]],
  where: ({ id }) => or(eq(animals.ownerId, id), eq(table.userId, id)),
  order: [table.id],
} as const satisfies ExportSection;
