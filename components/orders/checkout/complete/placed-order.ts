import type { ResponseOf } from "@/lib/contract/contract";
import type { checkoutShapes } from "@/lib/contract/orders/checkout/checkout.shapes";

export type PlacedOrder = ResponseOf<(typeof checkoutShapes)["placedOrder"]>;
