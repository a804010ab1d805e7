import type { Shapes } from "@/lib/contract/contract";
import * as f from "@/lib/contract/fields";
import { kit } from "@/lib/contract/kits/public/kits.fields";
import type { kitsRoutes } from "./kits.routes";

export const kitsShapes = {
  unused: {
    summary: "Bought kits that are not activated.",
    query: f.castObject(f.paging()),
    response: f.paged(kit()),
  },
} as const satisfies Shapes<typeof kitsRoutes>;
