import type { DocumentKind } from "@/lib/config/animals/documents";
import type { Route } from "@/lib/contract/contract";
import { parentageRoutes } from "@/lib/contract/animals/results/parentage/parentage.routes";
import { reportsRoutes } from "@/lib/contract/animals/results/reports/reports.routes";
import type { CallInput } from "@/lib/contract/request";

/** A document that can be downloaded and mailed. */
export type DownloadableDocument = DocumentOfReport | DocumentOfRequest;

interface DocumentOfRequest {
  readonly kind: "parentage";
  readonly requestId: number;
}

interface DocumentOfReport {
  readonly animalId: number;
  readonly barcode: string;
  readonly kind: Exclude<DocumentKind, "parentage">;
  readonly key: string;
}

interface FileCall {
  readonly route: Route;
  readonly input: CallInput;
}

/** The call whose response is the PDF. With `isMailed` it is mailed to the user too. */
export function documentCall(document: DownloadableDocument, isMailed: boolean): FileCall {
  const mail = isMailed ? { send_email: true } : {};
  if (document.kind === "parentage")
    return {
      route: parentageRoutes.document,
      input: { params: { id: document.requestId }, query: mail },
    };
  const { animalId: id, barcode, kind, key } = document;
  switch (kind) {
    case "report":
      return {
        route: reportsRoutes.report,
        input: { params: { id, barcode }, query: { report_type: key, ...mail } },
      };
    case "single":
      return {
        route: reportsRoutes.singleReport,
        input: { params: { id, key }, query: { barcode, ...mail } },
      };
    case "certificate":
      return { route: reportsRoutes.certificate, input: { params: { id }, query: { barcode, ...mail } } };
    case "breed-certificate":
      return { route: reportsRoutes.breedCertificate, input: { params: { id, barcode }, query: mail } };
  }
}
