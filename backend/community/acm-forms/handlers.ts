import type { Handlers } from "@/backend/http/handler-types";
import { attachForm } from "./attach-form";
import { fillForm, removeForm, signForm } from "./change-form";
import { createForm } from "./create-form";
import { openFormFile } from "./open-file";
import { readScan, uploadScan } from "./scans";
import { listForms, readForm } from "./select-forms";

export const acmFormsHandlers: Handlers<"acmForms"> = {
  list: listForms,
  create: createForm,
  get: ({ tx, caller }, { params }) => readForm(tx, caller, params.id),
  file: openFormFile,
  fill: fillForm,
  sign: signForm,
  uploadScan: { outsideTransaction: uploadScan },
  scan: readScan,
  attach: attachForm,
  remove: removeForm,
};
