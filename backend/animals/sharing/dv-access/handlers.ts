import type { Handlers } from "@/backend/http/handler-types";
import { exportDvTable } from "./export-dv-table";
import { listDvAnimals } from "./list-dv-animals";
import { listDvReads } from "./list-dv-reads";

export const dvAccessHandlers: Handlers<"dvAccess"> = {
  list: ({ tx, caller, query }) => listDvAnimals(tx, caller, query),
  exportTable: ({ tx, caller, query }) => exportDvTable(tx, caller, query.query),
  reads: ({ tx, caller, params, query }) => listDvReads(tx, caller, params.id, query),
};
