import type { Handlers } from "@/backend/http/handler-types";
import { deleteAccount } from "./delete-account";
import { exportAccountData } from "./export-account-data";

export const accountDataHandlers: Handlers<"accountData"> = {
  download: { outsideTransaction: exportAccountData },
  deleteAccount: { outsideTransaction: deleteAccount },
};
