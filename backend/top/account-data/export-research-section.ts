import { eq, or } from "drizzle-orm";
import { approvals } from "@/backend/db/schema/approvals";
import { researchApplications as table } from "@/backend/db/schema/research";
import type { ExportSection } from "./export-types";

const columns = {
  project: table.project,
  name: table.name,
  email: table.email,
  country: table.countryCode,
  role: table.role,
  institution: table.institution,
  species: table.species,
  breeds: table.breeds,
  language: table.language,
};

/** Applications of the account, and those a guest sent with its address, with proposal and decision. */
export const researchApplications = {
  tables: [table],
  columns,
  more: {
    proposal: approvals.details,
    state: approvals.state,
    note: approvals.note,
    appliedAt: approvals.createdAt,
  },
  joins: [[approvals, eq(approvals.id, table.approvalId)]],
  where: ({ id, email }) => or(eq(approvals.userId, id), eq(table.email, email)),
  order: [table.approvalId],
} as const satisfies ExportSection;
