import type { Page } from "@playwright/test";
import { routePattern } from "./public-routes";

/** A path for each route. Routes with parameters get the first path that some other page links to. */
export async function findRoutePaths(page: Page, routes: readonly string[]): Promise<Map<string, string>> {
  const staticRoutes = routes.filter((route) => !route.includes("["));
  const paths = new Map(staticRoutes.map((route) => [route, route]));
  for (const path of staticRoutes) {
    if (paths.size === routes.length) break;
    // Links are in the HTML: no need to open the page.
    const html = await (await page.request.get(path)).text();
    const links = [...html.matchAll(/<a\b[^>]*?\bhref="(\/[^"]*)"/g)].map(([, href = ""]) => href);
    for (const route of routes) {
      const found = paths.has(route) ? undefined : links.find((link) => routePattern(route).test(link));
      if (found) paths.set(route, found);
    }
  }
  return paths;
}
