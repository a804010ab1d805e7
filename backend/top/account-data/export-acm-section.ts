import { eq } from "drizzle-orm";
import { acmForms as table } from "@/backend/db/schema/acm-forms";
import { animals } from "@/backend/db/schema/animals";
import type { ExportSection } from "./export-types";

const columns = {
  animalId: table.animalId,
  animal: animals.name,
  state: table.state,
  collectorType: table.collectorType,
  collectorName: table.collectorName,
  clinic: table.clinic,
  place: table.place,
  plannedOn: table.plannedOn,
  chipNumber: table.chipNumber,
  barcode: table.barcode,
  secondBarcode: table.secondBarcode,
  collectedOn: table.collectedOn,
  ownerSignature: table.ownerSignature,
  collectorSignature: table.collectorSignature,
  signedAt: table.signedAt,
  attachedAt: table.attachedAt,
  requestedAt: table.createdAt,
};

export const acmForms = {
  tables: [table],
  columns,
  joins: [[animals, eq(animals.id, table.animalId)]],
  where: ({ id }) => eq(table.userId, id),
  order: [table.id],
} as const satisfies ExportSection;
