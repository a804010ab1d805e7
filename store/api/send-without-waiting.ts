import type { Route } from "@/lib/contract/contract";

/**
 * For a choice made with a link: the request is started before the page is left, and outlives it. Without RTK Query,
 * which may not be loaded yet, and without a response that anybody would read.
 */
export function sendWithoutWaiting({ method, path }: Pick<Route, "method" | "path">, body?: object): void {
  const json = body && { body: JSON.stringify(body), headers: { "content-type": "application/json" } };
  fetch(`/api${path}`, { method, keepalive: true, ...json }).catch(() => undefined);
}
