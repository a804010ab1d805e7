import { limits } from "@/lib/config/limits";
import { noContent, type Shapes } from "@/lib/contract/contract";
import { deletionForm } from "./account-data.forms";
import type { accountDataRoutes } from "./account-data.routes";

export const accountDataShapes = {
  download: { response: { fileType: "application/zip", maxBytes: limits.exportBytes } },
  deleteAccount: { body: deletionForm, response: noContent },
} as const satisfies Shapes<typeof accountDataRoutes>;
