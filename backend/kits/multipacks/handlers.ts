import type { Handlers } from "@/backend/http/handler-types";
import { listTransfers } from "./list-transfers";
import { transferUnits } from "./transfer-units";

export const multipacksHandlers: Handlers<"multipacks"> = {
  transfer: ({ tx, caller, settings }, { body }) =>
    transferUnits(tx, caller, { gift: body, appOrigin: settings.appOrigin, now: new Date() }),
  transfers: listTransfers,
};
