import { string } from "yup";
import { reportStatuses } from "@/lib/config/kits/lab";
import { limits } from "@/lib/config/limits";
import type { Shapes } from "@/lib/contract/contract";
import * as f from "@/lib/contract/fields";
import type { reportAuthenticationRoutes } from "./report-authentication.routes";

const version = f.responseObject({
  version: f.wholeNumber(),
  issuedAt: f.instant(),
  status: string().oneOf(reportStatuses).required(),
  /** Tests or markers without a result. */
  isPartial: f.flag(),
  /** A signed document was made of it, whose own page says the same. */
  isSigned: f.flag(),
});

export const reportAuthenticationShapes = {
  /** An unknown barcode and one without a report get the same response. */
  get: {
    summary: "Whether a report is genuine, by its barcode.",
    params: f.castObject({ barcode: f.text(limits.barcodeLength) }),
    response: f.responseObject({
      isGenuine: f.flag(),
      /** Newest first. */
      versions: f.listOf(version),
    }),
  },
} as const satisfies Shapes<typeof reportAuthenticationRoutes>;
