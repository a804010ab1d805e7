import { eq } from "drizzle-orm";
import { apiTokens as allTokens } from "@/backend/db/schema/documents";
import type { ExportSection } from "./export-types";

const ownTokens = {
  name: allTokens.name,
  prefix: allTokens.prefix,
  scopes: allTokens.scopes,
  createdAt: allTokens.createdAt,
  expiresAt: allTokens.expiresAt,
  lastUsedAt: allTokens.lastUsedAt,
  revokedAt: allTokens.revokedAt,
};

export const apiTokens = {
  tables: [allTokens],
  columns: ownTokens,
  where: ({ id }) => eq(allTokens.userId, id),
  order: [allTokens.id],
} as const satisfies ExportSection;
