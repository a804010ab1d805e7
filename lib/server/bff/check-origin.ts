import type { CallFailure } from "@/lib/server/upstream/result";
import { failure } from "./door-answer";

/** A call that changes something comes from our own pages, or not at all. */
export function checkOrigin(request: Request, appOrigin: string): CallFailure | undefined {
  const site = request.headers.get("sec-fetch-site");
  if (request.headers.get("origin") === appOrigin && (site === null || site === "same-origin"))
    return undefined;
  return failure(403, "foreign_origin", `This can only be done in the shop itself, at ${appOrigin}.`);
}

/** For the two addresses that sign out with a GET: a link of ours, pressed, in a browser. */
export function isOwnNavigation(request: Request, appOrigin: string): boolean {
  const { headers } = request;
  // Prefetching a link or showing a picture must sign nobody out.
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

/** Whether a person waits for a page, rather than a program for data. */
export function prefersHtml(request: Request): boolean {
  const accept = request.headers.get("accept") ?? "";
  const html = accept.indexOf("text/html");
  const json = accept.indexOf("application/json");
  return html >= 0 && (json < 0 || html < json);
}
