import { randomUUID } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";

/** Keeps the storefront's request id if it is safe to log, so that both programs log the same id. */
export function chooseRequestId({ headers }: { headers: IncomingHttpHeaders }): string {
  const requestId = headers["x-request-id"];
  return typeof requestId === "string" && /^[A-Za-z0-9-]{8,64}$/.test(requestId) ? requestId : randomUUID();
}
