import type { Handlers } from "@/backend/http/handlers";
import { deleteAccount } from "./delete-account";
import { downloadMyData } from "./download";

export const myDataHandlers: Handlers<"myData"> = {
  download: { outsideTransaction: ({ db, visit }) => downloadMyData(db, visit) },
  deleteAccount: { outsideTransaction: deleteAccount },
};
