import { errorCode } from "@/lib/domain/error-codes";
import type { CallFailure } from "@/lib/server/upstream/upstream-result";
import { failure } from "./bff-response";

/** A changing call must come from one of our own pages. */
export function checkOrigin(request: Request, appOrigin: string): CallFailure | undefined {
  const site = request.headers.get("sec-fetch-site");
  if (request.headers.get("origin") === appOrigin && (site === null || site === "same-origin"))
    return undefined;
  return failure(403, "foreign_origin", errorCode("refusals.foreignOrigin", { origin: appOrigin }));
}

/** For the two paths that sign out with a GET: whether a user followed a link on one of our pages. */
export function isOwnNavigation(request: Request, appOrigin: string): boolean {
  const { headers } = request;
  // Prefetching a link or embedding it as an image must not sign the user out.
  const purpose = `${headers.get("sec-purpose") ?? ""}${headers.get("purpose") ?? ""}`;
  if (purpose.includes("prefetch") || headers.has("next-router-prefetch")) return false;
  const destination = headers.get("sec-fetch-dest");
  if (destination !== null && destination !== "document" && destination !== "empty") return false;
  const site = headers.get("sec-fetch-site");
  if (site !== null) return site === "same-origin";
  const origin = headers.get("origin");
  if (origin !== null) return origin === appOrigin;
  const referrer = headers.get("referer") ?? "";
  return referrer === appOrigin || referrer.startsWith(`${appOrigin}/`);
}

/** Whether the client wants a page rather than data. */
export function prefersHtml(request: Request): boolean {
  const accept = request.headers.get("accept") ?? "";
  const html = accept.indexOf("text/html");
  const json = accept.indexOf("application/json");
  return html >= 0 && (json < 0 || html < json);
}
