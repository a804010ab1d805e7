import type { Handlers } from "@/backend/http/handler-types";
import { attachForm } from "./attach-form";
import { fillForm, removeForm, signForm } from "./change-form";
import { createForm } from "./create-form";
import { openFormFile } from "./open-file";
import { readScan, uploadScan } from "./scans";
import { listForms, readForm } from "./select-forms";

export const acmFormsHandlers: Handlers<"acmForms"> = {
  list: ({ tx, caller, query }) => listForms(tx, caller, query),
  create: ({ tx, caller, body }) => createForm(tx, caller, body),
  get: ({ tx, caller, params }) => readForm(tx, caller, params.id),
  file: ({ params, ...context }) => openFormFile(context, params.id),
  fill: ({ tx, caller, params, body }) => fillForm(tx, caller, params.id, body),
  sign: ({ tx, caller, params, body }) => signForm(tx, caller, params.id, body),
  uploadScan: {
    outsideTransaction: ({ db, caller, params, file }) => uploadScan(db, caller, params.id, file),
  },
  scan: ({ tx, caller, params }) => readScan(tx, caller, params.id),
  attach: ({ tx, caller, params }) => attachForm(tx, caller, params.id),
  remove: ({ tx, caller, params }) => removeForm(tx, caller, params.id),
};
