import { date, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { AcmCollectorType, AcmFormState, Signature } from "@/lib/config/community/acm-forms";
import { animals } from "./animals";
import { belongsTo, bytea, instant } from "./columns";
import { kits } from "./kits";
import { users } from "./users";

/** Animal Collection and Microchip forms: who took a sample of which animal. */
export const acmForms = pgTable(
  "acm_forms",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    userId: belongsTo("user_id", () => users.id),
    animalId: belongsTo("animal_id", () => animals.id),
    state: text("state").$type<AcmFormState>().notNull().default("requested"),
    collectorType: text("collector_type").$type<AcmCollectorType>().notNull(),
    collectorName: text("collector_name").notNull(),
    clinic: text("clinic"),
    place: text("place").notNull(),
    plannedOn: date("planned_on", { mode: "string" }).notNull(),
    /** As scanned at the time of sampling. */
    chipNumber: text("chip_number"),
    barcode: text("barcode"),
    secondBarcode: text("second_barcode"),
    collectedOn: date("collected_on", { mode: "string" }),
    ownerSignature: jsonb("owner_signature").$type<Signature>(),
    collectorSignature: jsonb("collector_signature").$type<Signature>(),
    signedAt: instant("signed_at"),
    /** The tube it belongs to. */
    kitId: integer("kit_id").references(() => kits.id, { onDelete: "set null" }),
    attachedAt: instant("attached_at"),
    createdAt: instant("created_at").notNull().defaultNow(),
  },
  (table) => [
    index("acm_forms_user").on(table.userId, table.id),
    index("acm_forms_animal").on(table.animalId),
    index("acm_forms_kit").on(table.kitId),
  ],
);

/** Forms signed on paper: a PDF, or a photo re-encoded as WebP. */
export const acmScans = pgTable("acm_scans", {
  formId: belongsTo("form_id", () => acmForms.id).primaryKey(),
  file: bytea("file").notNull(),
  extension: text("extension").$type<"pdf" | "webp">().notNull(),
  createdAt: instant("created_at").notNull().defaultNow(),
});
