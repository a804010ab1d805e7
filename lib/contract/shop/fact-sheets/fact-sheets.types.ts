import type { Response } from "@/lib/contract/calls";

export type FactSheets = Response<"factSheets.list">;

export type FactSheet = Response<"factSheets.get">;
