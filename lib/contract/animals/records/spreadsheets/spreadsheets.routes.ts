import { sheetLimits, sheetTypes } from "@/lib/config/spreadsheets";
import type { Routes } from "@/lib/contract/contract";
import { operationFailed } from "@/lib/contract/operation-failed";

const heavy = { access: "session", ours: true, group: "documents", timeoutMs: 30_000 } as const;

/** Sheets of animals that breeders import and export. */
export const spreadsheetsRoutes = {
  /** The latest imports. */
  list: {
    method: "GET",
    path: "/my/spreadsheets",
    access: "session",
    body: "none",
    failure: operationFailed,
    ours: true,
  },
  /** Reads a sheet and proposes what its columns are. Nothing is imported yet. */
  upload: {
    method: "POST",
    path: "/my/spreadsheets",
    body: { file: [sheetTypes.xlsx, sheetTypes.csv], maxBytes: sheetLimits.fileBytes },
    failure: "Failed to read the sheet",
    ...heavy,
    group: "uploads",
  },
  get: {
    method: "GET",
    path: "/my/spreadsheets/{id}",
    access: "session",
    body: "none",
    failure: operationFailed,
    ours: true,
  },
  /** Changes what the columns are, and checks all rows again. */
  update: {
    method: "PUT",
    path: "/my/spreadsheets/{id}",
    body: "json",
    failure: "Failed to check the rows",
    ...heavy,
  },
  /** Adds the animals of all valid rows, once. */
  importAnimals: {
    method: "POST",
    path: "/my/spreadsheets/{id}/animals",
    body: "json",
    failure: "Failed to import the animals",
    ...heavy,
  },
  remove: {
    method: "DELETE",
    path: "/my/spreadsheets/{id}",
    access: "session",
    body: "none",
    failure: "Failed to delete the import",
    ours: true,
  },
  /** The rows that cannot be imported, as they were sent, with what is wrong. */
  wrongRows: {
    method: "GET",
    path: "/my/spreadsheets/{id}/wrong-rows",
    body: "none",
    failure: "Failed to get the rows",
    forbidsImpersonation: true,
    ...heavy,
  },
  /** All animals of the user as a sheet that can be imported again, or an empty one to fill in. */
  exportAnimals: {
    method: "GET",
    path: "/my/animals/spreadsheet",
    body: "none",
    failure: "Failed to export animals",
    forbidsImpersonation: true,
    ...heavy,
  },
} as const satisfies Routes;
