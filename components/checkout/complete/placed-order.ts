import type { AnswerOf } from "@/lib/contract/contract";
import type { checkoutShapes } from "@/lib/contract/checkout/checkout.shapes";

export type PlacedOrderAnswer = AnswerOf<(typeof checkoutShapes)["placedOrder"]>;
