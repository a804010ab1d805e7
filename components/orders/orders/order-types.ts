import type { ResponseOf } from "@/lib/contract/contract";
import type { ordersShapes } from "@/lib/contract/orders/orders/orders.shapes";

export type Order = ResponseOf<(typeof ordersShapes)["get"]>;
