import type { Handlers } from "@/backend/http/handler-types";
import { acceptTransfer } from "./accept-transfer";
import { createTransfers } from "./create-transfers";
import { endTransfer } from "./end-transfer";
import { listTransfers } from "@/backend/animals/public/list-transfers";

export const animalTransfersHandlers: Handlers<"animalTransfers"> = {
  list: ({ tx, caller, query }) => listTransfers(tx, caller, query),
  create: ({ body, ...context }) => createTransfers(context, body),
  accept: ({ params, ...context }) => acceptTransfer(context, params.id),
  decline: ({ params, ...context }) => endTransfer(context, params.id, "declined"),
  cancel: ({ params, ...context }) => endTransfer(context, params.id, "cancelled"),
};
