import { string } from "yup";
import { reportStatuses } from "@/lib/config/lab";
import { limits } from "@/lib/config/limits";
import type { Shapes } from "@/lib/contract/contract";
import {
  castObject,
  flag,
  listOf,
  responseObject,
  responseText,
  text,
  wholeNumber,
} from "@/lib/contract/fields";
import type { reportAuthenticationRoutes } from "./report-authentication.routes";

const version = responseObject({
  version: wholeNumber(),
  issuedAt: responseText(),
  status: string().oneOf(reportStatuses).required(),
  /** Tests or markers without a result. */
  isPartial: flag(),
  /** A signed document was made of it, whose own page says the same. */
  isSigned: flag(),
});

export const reportAuthenticationShapes = {
  /** An unknown barcode and one without a report get the same response. */
  get: {
    params: castObject({ barcode: text(limits.barcodeLength) }),
    response: responseObject({
      isGenuine: flag(),
      /** Newest first. */
      versions: listOf(version),
    }),
  },
} as const satisfies Shapes<typeof reportAuthenticationRoutes>;
