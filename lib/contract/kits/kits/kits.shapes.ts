import type { Shapes } from "@/lib/contract/contract";
import { castObject, paged } from "@/lib/contract/fields";
import { paging } from "@/lib/contract/orders/orders/orders.fields";
import { kit } from "./kits.fields";
import type { kitsRoutes } from "./kits.routes";

export const kitsShapes = {
  unused: { query: castObject(paging()), response: paged(kit()) },
} as const satisfies Shapes<typeof kitsRoutes>;
