import type { Handlers } from "@/backend/http/handler-types";
import { applyForResearch } from "./apply-for-research";
import { openFile, uploadFile } from "./research-files";

export const researchHandlers: Handlers<"research"> = {
  uploadFile: { outsideTransaction: uploadFile },
  apply: { outsideTransaction: applyForResearch },
  file: openFile,
};
