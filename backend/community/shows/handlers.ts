import type { Handlers } from "@/backend/http/handler-types";
import { reportShow, withdrawShow } from "./change-show";
import { createShow } from "./create-show";
import { listAllShows, listOwnShows, readOwnShow } from "./list-shows";
import { moveShow } from "./move-show";

export const showsHandlers: Handlers<"shows"> = {
  list: ({ tx, caller, query }) => listOwnShows(tx, caller, query),
  create: ({ tx, caller, body }) => createShow(tx, caller, body),
  get: ({ tx, caller, params }) => readOwnShow(tx, caller, params.id),
  withdraw: ({ tx, caller, params }) => withdrawShow(tx, caller, params.id),
  report: ({ tx, caller, params, body }) => reportShow(tx, caller, params.id, body),
  listAll: ({ tx, query }) => listAllShows(tx, query),
  move: ({ params, body, ...context }) => moveShow(context, params.id, body),
};
