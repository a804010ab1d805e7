import type { ResponseOf } from "@/lib/contract/contract";
import type { reportsShapes } from "@/lib/contract/animals/results/reports/reports.shapes";

export type DocumentList = ResponseOf<(typeof reportsShapes)["list"]>;

export type ListedReport = DocumentList["reports"][number];

export type ListedDocument = ListedReport["documents"][number];

export type EarlierDocument = DocumentList["others"][number];

/** A document that has a public page. */
export type Issued = NonNullable<ListedDocument["issued"]>;
