import type { Response } from "@/lib/contract/calls";

export type DocumentList = Response<"reports.list">;

export type ListedReport = DocumentList["reports"][number];

export type ListedDocument = ListedReport["documents"][number];

export type EarlierDocument = DocumentList["others"][number];

/** A document that has a public page. */
export type Issued = NonNullable<ListedDocument["issued"]>;
