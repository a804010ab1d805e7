import { string } from "yup";
import { exportFormats } from "@/lib/config/account/api-tokens";
import { limits } from "@/lib/config/limits";
import type { Shapes } from "@/lib/contract/contract";
import * as f from "@/lib/contract/fields";
import type { animalExportRoutes } from "./animal-export.routes";

const query = f.castObject({ format: string().oneOf(exportFormats, "fields.invalid").default("json") });
/** One type for all formats: the name of the file tells which it is. */
const response = { fileType: "application/octet-stream", maxBytes: limits.exportBytes };

export const animalExportShapes = {
  all: { summary: "Everything about the user's animals as JSON.", query, response },
  one: {
    summary: "Everything about one animal as JSON.",
    params: f.castObject({ id: f.id() }),
    query,
    response,
  },
} as const satisfies Shapes<typeof animalExportRoutes>;
