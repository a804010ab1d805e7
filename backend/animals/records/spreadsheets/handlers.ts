import type { Handlers } from "@/backend/http/handler-types";
import { downloadWrongRows, exportAnimals } from "./download-sheets";
import { importAnimals } from "./import-animals";
import { listImports, readImport, removeImport } from "./list-imports";
import { updateSettings } from "./update-settings";
import { uploadSheet } from "./upload-sheet";

export const spreadsheetsHandlers: Handlers<"spreadsheets"> = {
  list: ({ tx, caller }) => listImports(tx, caller),
  upload: {
    outsideTransaction: ({ db, caller, query: { id, name }, file }) =>
      uploadSheet(db, caller, { id, name: name ?? "", file }),
  },
  get: ({ tx, caller, params }) => readImport(tx, caller, params.id),
  update: {
    outsideTransaction: ({ db, caller, params, body }) => updateSettings(db, caller, params.id, body),
  },
  importAnimals: {
    outsideTransaction: ({ db, caller, params, body }) => importAnimals(db, caller, params.id, body.revision),
  },
  remove: ({ tx, caller, params }) => removeImport(tx, caller, params.id),
  wrongRows: {
    outsideTransaction: ({ db, caller, params, query }) =>
      downloadWrongRows(db, caller, params.id, query.format),
  },
  exportAnimals: { outsideTransaction: ({ db, caller, query }) => exportAnimals(db, caller, query) },
};
