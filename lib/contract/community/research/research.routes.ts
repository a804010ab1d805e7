import { get, post } from "@/lib/contract/route";
import { researchFileTypes, researchLimits } from "@/lib/config/community/research";
import type { Routes } from "@/lib/contract/contract";

/** Applications to take part in a research project, or to propose one. Guests may apply. */
export const researchRoutes = {
  /** Stores a file for an application that follows. Without one it is deleted after a day. */
  uploadFile: post("/research/files", "anyone", {
    body: { file: researchFileTypes, maxBytes: researchLimits.fileBytes },
    failure: "failures.failedUploadFile",
    group: "uploads",
    ours: true,
  }),
  /** Consent must be given by the applicant. */
  apply: post("/research/applications", "anyone", {
    failure: "failures.failedApply",
    forbidsImpersonation: true,
    ours: true,
  }),
  /** A file of an application. Always a download, whatever it contains. */
  file: get("/admin/research/files/{id}", "admin", {
    failure: "failures.failedDownloadFile",
    group: "documents",
    ours: true,
  }),
} as const satisfies Routes;
