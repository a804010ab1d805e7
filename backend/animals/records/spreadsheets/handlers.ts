import type { Handlers } from "@/backend/http/handler-types";
import { downloadWrongRows, exportAnimals } from "./download-sheets";
import { importAnimals } from "./import-animals";
import { listImports, readImport, removeImport } from "./list-imports";
import { updateSettings } from "./update-settings";
import { uploadSheet } from "./upload-sheet";

export const spreadsheetsHandlers: Handlers<"spreadsheets"> = {
  list: listImports,
  upload: {
    outsideTransaction: ({ db, caller }, { query: { id, name }, file }) =>
      uploadSheet(db, caller, { id, name: name ?? "", file }),
  },
  get: readImport,
  update: { outsideTransaction: updateSettings },
  importAnimals: { outsideTransaction: importAnimals },
  remove: removeImport,
  wrongRows: { outsideTransaction: downloadWrongRows },
  exportAnimals: { outsideTransaction: exportAnimals },
};
