import type { Handlers } from "@/backend/http/handler-types";
import { exportDvTable } from "./export-dv-table";
import { listDvAnimals } from "./list-dv-animals";
import { listDvReads } from "./list-dv-reads";

export const dvAccessHandlers: Handlers<"dvAccess"> = {
  list: listDvAnimals,
  exportTable: exportDvTable,
  reads: listDvReads,
};
