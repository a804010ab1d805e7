import type { Response } from "@/lib/contract/calls";

export type ListedImport = Response<"spreadsheets.list">[number];

export type SheetImport = Response<"spreadsheets.get">;
