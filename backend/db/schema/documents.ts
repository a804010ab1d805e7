import { sql } from "drizzle-orm";
import { date, index, integer, jsonb, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import type { JWK } from "jose";
import type { ApiTokenScope, DocumentKind, SigningKeyState } from "@/lib/config/animals/documents";
import type { DocumentContent } from "@/lib/domain/kernel/document-content";
import { animals } from "./animals";
import { belongsTo, bytea, instant, language } from "./columns";
import { kits } from "./kits";
import { reportVersions } from "./lab";
import { parentageRequests } from "./parentage";
import { users } from "./users";

/** Keys that sign documents. Public keys stay published after a key is retired. */
export const documentKeys = pgTable("document_keys", {
  kid: text("kid").primaryKey(),
  publicKey: jsonb("public_key").$type<JWK>().notNull(),
  /** Null when the private key comes from the environment. */
  privateKey: jsonb("private_key").$type<JWK>(),
  state: text("state").$type<SigningKeyState>().notNull(),
  createdAt: instant("created_at").notNull().defaultNow(),
  changedAt: instant("changed_at").notNull().defaultNow(),
});

/** A signed document as it was issued, with its public page. */
export const issuedDocuments = pgTable(
  "issued_documents",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    /** Unguessable; in the address of the passport. */
    token: text("token").notNull().unique(),
    animalId: belongsTo("animal_id", () => animals.id),
    /** Null for parentage. */
    reportVersionId: integer("report_version_id").references(() => reportVersions.id, {
      onDelete: "cascade",
    }),
    parentageRequestId: integer("parentage_request_id").references(() => parentageRequests.id, {
      onDelete: "cascade",
    }),
    kind: text("kind").$type<DocumentKind>().notNull(),
    /** Report type of a report, code of the test of a single report; otherwise empty. */
    key: text("key").notNull(),
    language: language(),
    content: jsonb("content").$type<DocumentContent>().notNull(),
    pdf: bytea("pdf").notNull(),
    /** Hex. */
    pdfSha256: text("pdf_sha256").notNull(),
    kid: text("kid")
      .notNull()
      .references(() => documentKeys.kid),
    /** Signs the content and the hash of the PDF. */
    jws: text("jws").notNull(),
    issuedAt: instant("issued_at").notNull().defaultNow(),
    /** The owner hides the content: then only genuineness and status remain. */
    hiddenAt: instant("hidden_at"),
    revokedAt: instant("revoked_at"),
  },
  (table) => [
    // A document that is revoked can be issued again.
    uniqueIndex("issued_documents_report")
      .on(table.reportVersionId, table.kind, table.key, table.language)
      .where(sql`${table.revokedAt} is null`),
    uniqueIndex("issued_documents_parentage")
      .on(table.parentageRequestId, table.language)
      .where(sql`${table.revokedAt} is null`),
    index("issued_documents_animal").on(table.animalId),
  ],
);

/** Results of partner laboratories. */
export const importedResults = pgTable(
  "imported_results",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    animalId: belongsTo("animal_id", () => animals.id),
    kitId: integer("kit_id").references(() => kits.id, { onDelete: "set null" }),
    /** Name of the laboratory. */
    source: text("source").notNull(),
    testName: text("test_name").notNull(),
    result: text("result").notNull(),
    testedOn: date("tested_on", { mode: "string" }),
    importedAt: instant("imported_at").notNull().defaultNow(),
  },
  (table) => [index("imported_results_animal").on(table.animalId)],
);

/** Read-only tokens for programs of a user. Shown once; only the hash is stored. */
export const apiTokens = pgTable(
  "api_tokens",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    userId: belongsTo("user_id", () => users.id),
    name: text("name").notNull(),
    tokenHash: text("token_hash").notNull().unique(),
    /** First characters, to recognise it. */
    prefix: text("prefix").notNull(),
    scopes: text("scopes").array().$type<ApiTokenScope[]>().notNull(),
    createdAt: instant("created_at").notNull().defaultNow(),
    expiresAt: instant("expires_at"),
    lastUsedAt: instant("last_used_at"),
    revokedAt: instant("revoked_at"),
  },
  (table) => [index("api_tokens_user").on(table.userId)],
);
