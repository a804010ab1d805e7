import { limits } from "@/lib/config/limits";
import { nothing, type Shapes } from "./contract";
import { deletionForm } from "./my-data.forms";
import type { myDataRoutes } from "./my-data.routes";

export const myDataShapes = {
  download: { answer: { fileType: "application/zip", maxBytes: limits.exportBytes } },
  deleteAccount: { body: deletionForm, answer: nothing },
} as const satisfies Shapes<typeof myDataRoutes>;
