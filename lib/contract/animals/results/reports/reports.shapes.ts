import { string } from "yup";
import { documentKinds, documentStates, reportTypes } from "@/lib/config/documents";
import { reportStatuses } from "@/lib/config/lab";
import { limits } from "@/lib/config/limits";
import type { Shapes } from "@/lib/contract/contract";
import {
  anyText,
  castObject,
  flag,
  id,
  listOf,
  nullableText,
  responseObject,
  responseText,
  text,
  token,
  wholeNumber,
} from "@/lib/contract/fields";
import { documentFile, sendEmail } from "@/lib/contract/issued-document";
import { fieldMessages } from "@/lib/contract/messages";
import type { reportsRoutes } from "./reports.routes";

const barcode = () => text(limits.barcodeLength);

/** Ours: which report, if the animal has several. The newest that fits unless set. */
const optionalBarcode = () => anyText(limits.barcodeLength).optional();

const issued = responseObject({
  token: token(),
  issuedAt: responseText(),
  state: string().oneOf(documentStates).required(),
  isHidden: flag(),
});

const documentName = {
  kind: string().oneOf(documentKinds).required(),
  /** Report type of a report, code of the test of a single report; otherwise empty. */
  key: responseText(),
};

export const reportsShapes = {
  breedCertificate: {
    params: castObject({ id: id(), barcode: barcode() }),
    query: castObject({ send_email: sendEmail() }),
    response: documentFile,
  },
  report: {
    params: castObject({ id: id(), barcode: barcode() }),
    query: castObject({
      report_type: string().oneOf(reportTypes, fieldMessages.invalid).default("full"),
      send_email: sendEmail(),
    }),
    response: documentFile,
  },
  /** `key`: code of a test or a report type. */
  singleReport: {
    params: castObject({ id: id(), key: text(limits.shortTextLength) }),
    query: castObject({ barcode: optionalBarcode(), send_email: sendEmail() }),
    response: documentFile,
  },
  certificate: {
    params: castObject({ id: id() }),
    query: castObject({ barcode: optionalBarcode(), send_email: sendEmail() }),
    response: documentFile,
  },
  list: {
    params: castObject({ id: id() }),
    response: responseObject({
      animal: responseObject({ id: id(), name: responseText() }),
      /** Only the owner hides and shows passports. */
      isOwner: flag(),
      reports: listOf(
        responseObject({
          barcode: responseText(),
          product: responseText(),
          version: wholeNumber(),
          issuedAt: responseText(),
          status: string().oneOf(reportStatuses).required(),
          /** Nothing can be downloaded before the payment. */
          isUnpaid: flag(),
          documents: listOf(
            responseObject({
              ...documentName,
              /** Name of the test of a single report. */
              test: nullableText(),
              /** Null until somebody asks for it. */
              issued: issued.nullable().defined(),
            }),
          ),
        }),
      ),
      /** Documents of earlier versions, and parentage reports, newest first. */
      others: listOf(issued.shape({ ...documentName, version: wholeNumber(), test: nullableText() })),
    }),
  },
} as const satisfies Shapes<typeof reportsRoutes>;
