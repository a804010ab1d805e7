import type { Handlers } from "@/backend/http/handler-types";
import { applyForResearch } from "./apply-for-research";
import { openFile, uploadFile } from "./research-files";

export const researchHandlers: Handlers<"research"> = {
  uploadFile: { outsideTransaction: ({ db, file }) => uploadFile(db, file) },
  apply: { outsideTransaction: applyForResearch },
  file: ({ tx, params }) => openFile(tx, params.id),
};
