import { eq } from "drizzle-orm";
import { shows as showTable } from "@/backend/db/schema/shows";
import type { ExportSection } from "./export-types";

const columns = {
  kind: showTable.kind,
  state: showTable.state,
  club: showTable.club,
  name: showTable.name,
  heldOn: showTable.heldOn,
  place: showTable.place,
  expectedEntries: showTable.entries,
  kits: showTable.kits,
  request: showTable.request,
  offer: showTable.offer,
  catalogueOn: showTable.catalogueOn,
  contactName: showTable.contactName,
  contactEmail: showTable.contactEmail,
  contactPhone: showTable.contactPhone,
  couponCode: showTable.couponCode,
  kitsSent: showTable.kitsSent,
  trackingNumber: showTable.trackingNumber,
  note: showTable.note,
  reportedEntries: showTable.reportedEntries,
  reportedSwabbed: showTable.reportedSwabbed,
  reportedReturned: showTable.reportedReturned,
  report: showTable.reportText,
  reportedAt: showTable.reportedAt,
  registeredAt: showTable.createdAt,
};

export const shows = {
  tables: [showTable],
  columns,
  where: ({ id }) => eq(showTable.userId, id),
  order: [showTable.id],
} as const satisfies ExportSection;
