import "server-only";
import { array, lazy, object, string } from "yup";
import type { Log } from "./log";
import { readLimited } from "./read-limited";

const maxBytes = 16 * 1024;
const reportsPerMinute = 60;

const text = () => string().strict().max(4_000);
const report = object({
  "document-uri": text(),
  "blocked-uri": text(),
  "effective-directive": text(),
  "violated-directive": text(),
});
const modernReport = object({
  body: object({ documentURL: text(), blockedURL: text(), effectiveDirective: text() }).required(),
});
/** `report-uri` sends one object, `report-to` a list. */
const shape = lazy((value: unknown) =>
  Array.isArray(value) ? array(modernReport).max(20).required() : object({ "csp-report": report.required() }),
);

/** Logs origin and directive only: addresses of pages contain tokens and searches. */
export function createCspReports(log: () => Log): (request: Request) => Promise<Response> {
  let minute = 0;
  let count = 0;
  return async (request) => {
    const now = Math.floor(Date.now() / 60_000);
    if (now !== minute) [minute, count] = [now, 0];
    count += 1;
    if (count > reportsPerMinute)
      return new Response(null, { status: 429, headers: { "retry-after": "60" } });
    const body = await readLimited(request, maxBytes);
    if (body === undefined) return new Response(null, { status: 413 });
    for (const line of readReports(body))
      if (line.directive !== "unknown") log().warn(line, "blocked by the content security policy");
    return new Response(null, { status: 204 });
  };
}

function readReports(body: Buffer) {
  try {
    const value: unknown = shape.validateSync(JSON.parse(body.toString("utf8")));
    if (Array.isArray(value))
      return (value as { body: Record<string, string | undefined> }[]).map(({ body: found }) =>
        toLine(found["documentURL"], found["blockedURL"], found["effectiveDirective"]),
      );
    const found = (value as { "csp-report": Record<string, string | undefined> })["csp-report"];
    const directive = found["effective-directive"] ?? found["violated-directive"];
    return [toLine(found["document-uri"], found["blocked-uri"], directive)];
  } catch {
    return [];
  }
}

function toLine(page = "", blocked = "", directive = "") {
  return {
    page: URL.canParse(page) ? `/${new URL(page).pathname.split("/")[1] ?? ""}` : "unknown",
    blocked: URL.canParse(blocked)
      ? new URL(blocked).origin
      : (/^[a-z-]{1,20}$/.exec(blocked)?.[0] ?? "unknown"),
    directive: /^[a-z-]{1,40}/.exec(directive)?.[0] ?? "unknown",
  };
}
