import type { Handlers } from "@/backend/http/handler-types";
import { authenticateReport } from "./authenticate-report";

export const reportAuthenticationHandlers: Handlers<"reportAuthentication"> = {
  get: authenticateReport,
};
