import type { Page } from "@playwright/test";
import { addressesOf } from "@/e2e/testing/public-routes";

/** An address of each route. One with parameters is opened at the first address that some other page links to. */
export async function findAddresses(page: Page, routes: readonly string[]): Promise<Map<string, string>> {
  const plain = routes.filter((route) => !route.includes("["));
  const addresses = new Map(plain.map((route) => [route, route]));
  for (const path of plain) {
    if (addresses.size === routes.length) break;
    await page.goto(path);
    const links = await page
      .locator("a[href^='/']")
      .evaluateAll((all) => all.map((one) => one.getAttribute("href") ?? ""));
    for (const route of routes) {
      const found = addresses.has(route) ? undefined : links.find((link) => addressesOf(route).test(link));
      if (found) addresses.set(route, found);
    }
  }
  return addresses;
}
