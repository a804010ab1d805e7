import { sql } from "drizzle-orm";
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from "drizzle-orm/pg-core";
import type {
  DetailsProblem,
  LabEventType,
  LabResultKind,
  NoCallReason,
  ReportStatus,
  Stage,
} from "@/lib/config/kits/lab";
import type { ReportContent } from "@/lib/domain/animals/report-content";
import { activations } from "./activations";
import { belongsTo, instant } from "./columns";
import { kits } from "./kits";

/** What laboratories reported about a tube. Append-only; the only way a sample moves. */
export const labEvents = pgTable(
  "lab_events",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    /** The tube, which may arrive before anybody has activated it. */
    kitId: belongsTo("kit_id", () => kits.id),
    /** "admin" for what an administrator did. */
    lab: text("lab").notNull(),
    eventId: text("event_id").notNull(),
    /** Order of the events of a tube, given by the sender: events can arrive in any order. */
    sequence: integer("sequence").notNull(),
    type: text("type").$type<LabEventType>().notNull(),
    body: jsonb("body").notNull(),
    occurredAt: instant("occurred_at").notNull(),
    receivedAt: instant("received_at").notNull().defaultNow(),
    /** Key that signed it; null for the demo laboratory and administrators. */
    keyId: text("key_id"),
  },
  (table) => [
    unique("lab_events_once").on(table.lab, table.eventId),
    unique("lab_events_sequence").on(table.kitId, table.lab, table.sequence),
  ],
);

/** Where a tube is in the laboratory: the fold of its events, kept for lists. */
export const labProgress = pgTable(
  "lab_progress",
  {
    kitId: belongsTo("kit_id", () => kits.id).primaryKey(),
    /** Null before the tube arrives. */
    stage: text("stage").$type<Stage>(),
    /** When each stage was reached, by stage. */
    reachedAt: jsonb("reached_at").$type<Partial<Record<Stage, string>>>().notNull(),
    /** Details that do not fit the sample; null when nothing is wrong. A hold for payment is on the sample. */
    problem: text("problem").$type<DetailsProblem>(),
    problemNote: text("problem_note"),
    failedAt: instant("failed_at"),
    failReason: text("fail_reason"),
    cancelledAt: instant("cancelled_at"),
    /** Promised date of the report, and why it was moved. */
    promisedOn: date("promised_on", { mode: "string" }),
    promiseReason: text("promise_reason"),
    updatedAt: instant("updated_at").notNull().defaultNow(),
  },
  (table) => [
    index("lab_progress_stage").on(table.stage, table.updatedAt),
    // Lists and counts of the laboratory: finished tubes are many, the others few.
    index("lab_progress_open")
      .on(table.stage, table.promisedOn)
      .where(sql`${table.failedAt} is null and ${table.cancelledAt} is null`),
    index("lab_progress_working")
      .on(sql`(${table.reachedAt}->>'received')`, table.kitId)
      .where(
        sql`${table.stage} <> 'report-ready' and ${table.failedAt} is null and ${table.cancelledAt} is null`,
      ),
    index("lab_progress_arrived").on(sql`(${table.reachedAt}->>'received')`, table.kitId),
    index("lab_progress_closed")
      .on(table.kitId)
      .where(sql`${table.failedAt} is not null or ${table.cancelledAt} is not null`),
    index("lab_progress_problem")
      .on(table.kitId)
      .where(sql`${table.problem} is not null`),
  ],
);

/** Stages whose consequences, such as a mail, are done: each once per tube. */
export const stagePasses = pgTable(
  "stage_passes",
  {
    kitId: belongsTo("kit_id", () => kits.id),
    stage: text("stage").$type<Stage | "hold" | "failed" | "cancelled">().notNull(),
    at: instant("at").notNull().defaultNow(),
    /** False for a stage that was already overtaken when it was handled. */
    isMailed: boolean("is_mailed").notNull(),
  },
  (table) => [primaryKey({ columns: [table.kitId, table.stage] })],
);

/** Alleles of a locus in a sample. A repeated run adds rows and changes none. */
export const genotypes = pgTable(
  "genotypes",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    kitId: belongsTo("kit_id", () => kits.id),
    run: smallint("run").notNull(),
    locus: text("locus").notNull(),
    /** One or two, unordered; one for X-linked loci of males and mitochondrial loci. Null without a result. */
    alleles: text("alleles").array(),
    noCallReason: text("no_call_reason").$type<NoCallReason>(),
    assayVersion: text("assay_version").notNull(),
  },
  (table) => [unique("genotypes_once").on(table.kitId, table.run, table.locus)],
);

/** Results without a genotype, such as a breed mix. */
export const labResults = pgTable(
  "lab_results",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    kitId: belongsTo("kit_id", () => kits.id),
    run: smallint("run").notNull(),
    kind: text("kind").$type<LabResultKind>().notNull(),
    content: jsonb("content").notNull(),
    assayVersion: text("assay_version").notNull(),
  },
  (table) => [unique("lab_results_once").on(table.kitId, table.run, table.kind)],
);

/** Reports as they were issued. */
export const reportVersions = pgTable(
  "report_versions",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    activationId: belongsTo("activation_id", () => activations.id),
    version: smallint("version").notNull(),
    status: text("status").$type<ReportStatus>().notNull(),
    /** Markers or tests are missing; the report names them. */
    isPartial: boolean("is_partial").notNull(),
    content: jsonb("content").$type<ReportContent>().notNull(),
    issuedAt: instant("issued_at").notNull().defaultNow(),
  },
  (table) => [unique("report_versions_once").on(table.activationId, table.version)],
);
