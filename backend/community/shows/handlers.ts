import type { Handlers } from "@/backend/http/handler-types";
import { reportShow, withdrawShow } from "./change-show";
import { createShow } from "./create-show";
import { listAllShows, listOwnShows, readOwnShow } from "./list-shows";
import { moveShow } from "./move-show";

export const showsHandlers: Handlers<"shows"> = {
  list: listOwnShows,
  create: createShow,
  get: readOwnShow,
  withdraw: withdrawShow,
  report: reportShow,
  listAll: listAllShows,
  move: moveShow,
};
