import type { Handlers } from "@/backend/http/handlers";
import { createAdvanceOrder } from "./create-order";
import { listKits } from "./kits";
import { listAdvanceOrders } from "./list-orders";
import { updateAdvanceOrder } from "./update-order";

export const advanceOrdersHandlers: Handlers<"advanceOrders"> = {
  createAdvanceOrder: ({ body, ...asked }) => createAdvanceOrder(asked, body),
  updateAdvanceOrder: ({ tx, visit, params, body }) => updateAdvanceOrder(tx, visit, params.id, body),
  kits: ({ tx, visit }) => listKits(tx, visit),
  list: ({ tx, visit, query }) => listAdvanceOrders(tx, visit, query),
};
