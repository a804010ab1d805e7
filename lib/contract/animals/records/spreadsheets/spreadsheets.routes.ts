import { del, get, post, put } from "@/lib/contract/route";
import { sheetLimits, sheetTypes } from "@/lib/config/animals/spreadsheets";
import type { Routes } from "@/lib/contract/contract";

const heavy = { ours: true, group: "documents", timeoutMs: 30_000 } as const;

/** Sheets of animals that breeders import and export. */
export const spreadsheetsRoutes = {
  /** The latest imports. */
  list: get("/my/spreadsheets", "session", { ours: true }),
  /** Reads a sheet and proposes what its columns are. Nothing is imported yet. */
  upload: post("/my/spreadsheets", "session", {
    body: { file: [sheetTypes.xlsx, sheetTypes.csv], maxBytes: sheetLimits.fileBytes },
    failure: "failures.readSheet",
    ...heavy,
    group: "uploads",
  }),
  get: get("/my/spreadsheets/{id}", "session", { ours: true }),
  /** Changes what the columns are, and checks all rows again. */
  update: put("/my/spreadsheets/{id}", "session", { failure: "failures.checkRows", ...heavy }),
  /** Adds the animals of all valid rows, once. */
  importAnimals: post("/my/spreadsheets/{id}/animals", "session", {
    failure: "failures.importAnimals",
    ...heavy,
  }),
  remove: del("/my/spreadsheets/{id}", "session", { failure: "failures.deleteImport", ours: true }),
  /** The rows that cannot be imported, as they were sent, with what is wrong. */
  wrongRows: get("/my/spreadsheets/{id}/wrong-rows", "session", {
    failure: "failures.getRows",
    forbidsImpersonation: true,
    ...heavy,
  }),
  /** All animals of the user as a sheet that can be imported again, or an empty one to fill in. */
  exportAnimals: get("/my/animals/spreadsheet", "session", {
    failure: "failures.failedExportAnimals",
    forbidsImpersonation: true,
    ...heavy,
  }),
} as const satisfies Routes;
