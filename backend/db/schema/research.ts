import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import type {
  ResearchFileType,
  ResearchProject,
  ResearchRole,
  ResearchSpecies,
} from "@/lib/config/community/research";
import { approvals } from "./approvals";
import { belongsTo, bytea, instant, language } from "./columns";
import { countries } from "./geography";

/** Who applies for a research project, and with which animals. The proposal and its state are in `approvals`. */
export const researchApplications = pgTable(
  "research_applications",
  {
    approvalId: belongsTo("approval_id", () => approvals.id).primaryKey(),
    /** Random id of the submitted form. */
    formId: text("form_id").notNull().unique(),
    name: text("name").notNull(),
    /** Lower case. */
    email: text("email").notNull(),
    countryCode: text("country_code")
      .notNull()
      .references(() => countries.code),
    role: text("role").$type<ResearchRole>().notNull(),
    institution: text("institution"),
    /** Null for an idea of the applicant's own. */
    project: text("project").$type<ResearchProject>(),
    species: text("species").$type<ResearchSpecies>().notNull(),
    breeds: text("breeds"),
    language: language(),
  },
  (table) => [index("research_applications_email").on(table.email)],
);

/** Files of applications. Without one a file is deleted after a day. */
export const researchFiles = pgTable(
  "research_files",
  {
    /** Unguessable: the person who uploaded the file attaches it with this. */
    id: text("id").primaryKey(),
    approvalId: integer("approval_id").references(() => researchApplications.approvalId, {
      onDelete: "cascade",
    }),
    type: text("type").$type<ResearchFileType>().notNull(),
    bytes: integer("bytes").notNull(),
    content: bytea("content").notNull(),
    createdAt: instant("created_at").notNull().defaultNow(),
  },
  (table) => [index("research_files_application").on(table.approvalId)],
);
