import { limits } from "@/lib/config/limits";
import { nothing, type Shapes } from "@/lib/contract/contract";
import { deletionForm } from "./account-data.forms";
import type { myDataRoutes } from "./account-data.routes";

export const myDataShapes = {
  download: { answer: { fileType: "application/zip", maxBytes: limits.exportBytes } },
  deleteAccount: { body: deletionForm, answer: nothing },
} as const satisfies Shapes<typeof myDataRoutes>;
