import type { Handlers } from "@/backend/http/handler-types";
import { type DocumentName, isReportType } from "./available-documents";
import { listDocuments } from "./list-documents";
import { openDocument } from "./open-document";

/** A single report by the code of its test, or a report by its type. */
const nameOf = (key: string): DocumentName => ({ kind: isReportType(key) ? "report" : "single", key });

export const reportsHandlers: Handlers<"reports"> = {
  report: {
    outsideTransaction: (context, { params: { id, barcode }, query }) =>
      openDocument(context, {
        animalId: id,
        barcode,
        isMailed: query.send_email,
        kind: "report",
        key: query.report_type,
      }),
  },
  singleReport: {
    outsideTransaction: (context, { params: { id, key }, query: { barcode, send_email: isMailed } }) =>
      openDocument(context, { animalId: id, barcode, isMailed, ...nameOf(key) }),
  },
  certificate: {
    outsideTransaction: (context, { params: { id }, query: { barcode, send_email: isMailed } }) =>
      openDocument(context, { animalId: id, barcode, isMailed, kind: "certificate", key: "" }),
  },
  breedCertificate: {
    outsideTransaction: (context, { params: { id, barcode }, query }) =>
      openDocument(context, {
        animalId: id,
        barcode,
        isMailed: query.send_email,
        kind: "breed-certificate",
        key: "",
      }),
  },
  list: listDocuments,
};
