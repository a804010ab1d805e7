import type { Shapes } from "@/lib/contract/contract";
import { castObject, paged, paging } from "@/lib/contract/fields";
import { kit } from "@/lib/contract/kits/public/kits.fields";
import type { kitsRoutes } from "./kits.routes";

export const kitsShapes = {
  unused: { query: castObject(paging()), response: paged(kit()) },
} as const satisfies Shapes<typeof kitsRoutes>;
