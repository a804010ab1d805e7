import type { Handlers } from "@/backend/http/handler-types";
import { listTransfers } from "./list-transfers";
import { transferUnits } from "./transfer-units";

export const multipacksHandlers: Handlers<"multipacks"> = {
  transfer: transferUnits,
  transfers: listTransfers,
};
