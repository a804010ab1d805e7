import { researchLimits } from "@/lib/config/community/research";
import { noContent, type Shapes } from "@/lib/contract/contract";
import * as f from "@/lib/contract/fields";
import { securityFields } from "@/lib/contract/account/public/registration.fields";
import { applicationFields } from "./research.fields";
import type { researchRoutes } from "./research.routes";

export const researchShapes = {
  uploadFile: { summary: "Uploads a file of an application.", response: f.responseObject({ id: f.token() }) },
  apply: {
    summary: "Applies to take part in a research project.",
    body: f.strictObject({
      ...applicationFields,
      ...securityFields(),
      /** A random id of the form: sent again, nothing is stored twice. */
      id: f.token(),
    }),
    response: noContent,
  },
  file: {
    summary: "A file of an application.",
    params: f.castObject({ id: f.token() }),
    response: { fileType: "application/octet-stream", maxBytes: researchLimits.fileBytes },
  },
} as const satisfies Shapes<typeof researchRoutes>;
