import type { Handlers } from "@/backend/http/handler-types";
import { createSuppliesOrder } from "./create-order";
import { listKits } from "./kits";
import { listSuppliesOrders } from "./list-orders";
import { updateSuppliesOrder } from "./update-order";

export const orderSuppliesHandlers: Handlers<"orderSupplies"> = {
  createSuppliesOrder,
  updateSuppliesOrder,
  kits: listKits,
  list: listSuppliesOrders,
};
