import type { Handlers } from "@/backend/http/handler-types";
import { createSuppliesOrder } from "./create-order";
import { listKits } from "./kits";
import { listSuppliesOrders } from "./list-orders";
import { updateSuppliesOrder } from "./update-order";

export const orderSuppliesHandlers: Handlers<"orderSupplies"> = {
  createSuppliesOrder: ({ body, ...context }) => createSuppliesOrder(context, body),
  updateSuppliesOrder: ({ tx, caller, params, body }) => updateSuppliesOrder(tx, caller, params.id, body),
  kits: ({ tx, caller }) => listKits(tx, caller),
  list: ({ tx, caller, query }) => listSuppliesOrders(tx, caller, query),
};
