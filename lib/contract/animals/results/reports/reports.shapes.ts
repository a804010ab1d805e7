import { string } from "yup";
import { documentKinds, documentStates, reportTypes } from "@/lib/config/animals/documents";
import { reportStatuses } from "@/lib/config/kits/lab";
import { limits } from "@/lib/config/limits";
import type { Shapes } from "@/lib/contract/contract";
import * as f from "@/lib/contract/fields";
import { documentFile, sendEmail } from "@/lib/contract/issued-document";
import type { reportsRoutes } from "./reports.routes";

const barcode = () => f.text(limits.barcodeLength);

/** Ours: which report, if the animal has several. The newest that fits unless set. */
const optionalBarcode = () => f.anyText(limits.barcodeLength).optional();

const issued = f.responseObject({
  token: f.token(),
  issuedAt: f.instant(),
  state: string().oneOf(documentStates).required(),
  isHidden: f.flag(),
});

const documentName = {
  kind: string().oneOf(documentKinds).required(),
  /** Report type of a report, code of the test of a single report; otherwise empty. */
  key: f.responseText(),
};

export const reportsShapes = {
  breedCertificate: {
    summary: "The certificate of the breed mix as a PDF.",
    params: f.castObject({ id: f.id(), barcode: barcode() }),
    query: f.castObject({ send_email: sendEmail() }),
    response: documentFile,
  },
  report: {
    summary: "The report of a sample as a signed PDF.",
    params: f.castObject({ id: f.id(), barcode: barcode() }),
    query: f.castObject({
      report_type: string().oneOf(reportTypes, "fields.invalid").default("full"),
      send_email: sendEmail(),
    }),
    response: documentFile,
  },
  /** `key`: code of a test or a report type. */
  singleReport: {
    summary: "One result as a PDF.",
    params: f.castObject({ id: f.id(), key: f.text(limits.shortTextLength) }),
    query: f.castObject({ barcode: optionalBarcode(), send_email: sendEmail() }),
    response: documentFile,
  },
  certificate: {
    summary: "A certificate for chosen results as a PDF.",
    params: f.castObject({ id: f.id() }),
    query: f.castObject({ barcode: optionalBarcode(), send_email: sendEmail() }),
    response: documentFile,
  },
  list: {
    summary: "Documents of an animal.",
    params: f.castObject({ id: f.id() }),
    response: f.responseObject({
      animal: f.responseObject({ id: f.id(), name: f.responseText() }),
      /** Only the owner hides and shows passports. */
      isOwner: f.flag(),
      reports: f.listOf(
        f.responseObject({
          barcode: f.responseText(),
          product: f.responseText(),
          version: f.wholeNumber(),
          issuedAt: f.instant(),
          status: string().oneOf(reportStatuses).required(),
          /** Nothing can be downloaded before the payment. */
          isUnpaid: f.flag(),
          documents: f.listOf(
            f.responseObject({
              ...documentName,
              /** Name of the test of a single report. */
              test: f.nullableText(),
              /** Null until somebody asks for it. */
              issued: issued.nullable().defined(),
            }),
          ),
        }),
      ),
      /** Documents of earlier versions, and parentage reports, newest first. */
      others: f.listOf(issued.shape({ ...documentName, version: f.wholeNumber(), test: f.nullableText() })),
    }),
  },
} as const satisfies Shapes<typeof reportsRoutes>;
