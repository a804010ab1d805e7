import type { labProgress } from "@/backend/db/schema/lab";

export type LabProgress = typeof labProgress.$inferSelect;
