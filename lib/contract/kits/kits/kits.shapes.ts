import { string } from "yup";
import { kitFilters } from "@/lib/config/kits/kits";
import type { Shapes } from "@/lib/contract/contract";
import * as f from "@/lib/contract/fields";
import { ownKit } from "@/lib/contract/kits/public/kits.fields";
import type { kitsRoutes } from "./kits.routes";

export const kitsShapes = {
  list: {
    summary: "Bought kits: those that are not activated, those that are, or all.",
    query: f.castObject({ ...f.paging(), filter: string().oneOf(kitFilters).default("unused") }),
    response: f.paged(ownKit()),
  },
} as const satisfies Shapes<typeof kitsRoutes>;
