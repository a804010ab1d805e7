import type { Handlers } from "@/backend/http/handler-types";
import { acceptTransfer } from "./accept-transfer";
import { createTransfers } from "./create-transfers";
import { endTransfer } from "./end-transfer";
import { listTransfers } from "@/backend/animals/public/list-transfers";

export const animalTransfersHandlers: Handlers<"animalTransfers"> = {
  list: listTransfers,
  create: createTransfers,
  accept: acceptTransfer,
  decline: (context, { params }) => endTransfer(context, params.id, "declined"),
  cancel: (context, { params }) => endTransfer(context, params.id, "cancelled"),
};
