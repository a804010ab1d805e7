import type { Response } from "@/lib/contract/calls";

export type SheetImport = Response<"spreadsheets.get">;
