import type { cartRoutes } from "@/lib/contract/orders/cart/cart.routes";
import type { BodyOfCall, ResponseOfCall } from "@/store/api/call-types";

export type NewItem = BodyOfCall<typeof cartRoutes.addItem>;

export type AddedItem = ResponseOfCall<typeof cartRoutes.addItem>;
