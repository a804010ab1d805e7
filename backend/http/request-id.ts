import { randomUUID } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";

/** The caller's own id where it is harmless to log, so that one id follows a call through both programs. */
export function requestIdOf({ headers }: { headers: IncomingHttpHeaders }): string {
  const given = headers["x-request-id"];
  return typeof given === "string" && /^[A-Za-z0-9-]{8,64}$/.test(given) ? given : randomUUID();
}
