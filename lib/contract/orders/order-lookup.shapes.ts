import { nothing, type Shapes } from "@/lib/contract/contract";
import { orderLookupForm } from "./order-lookup.forms";
import type { orderLookupRoutes } from "./order-lookup.routes";

export const orderLookupShapes = {
  ask: { body: orderLookupForm, answer: nothing },
} as const satisfies Shapes<typeof orderLookupRoutes>;
