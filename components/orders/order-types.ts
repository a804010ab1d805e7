import type { AnswerOf } from "@/lib/contract/contract";
import type { ordersShapes } from "@/lib/contract/orders/orders.shapes";

export type Order = AnswerOf<(typeof ordersShapes)["one"]>;
