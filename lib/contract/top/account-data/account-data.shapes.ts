import { limits } from "@/lib/config/limits";
import { noContent, type Shapes } from "@/lib/contract/contract";
import { deletionForm } from "./account-data.forms";
import type { accountDataRoutes } from "./account-data.routes";

export const accountDataShapes = {
  download: {
    summary: "Downloads everything stored about the user as a ZIP file.",
    response: { fileType: "application/zip", maxBytes: limits.exportBytes },
  },
  deleteAccount: {
    summary: "Deletes the account; what the law requires is kept without a name.",
    body: deletionForm,
    response: noContent,
  },
} as const satisfies Shapes<typeof accountDataRoutes>;
