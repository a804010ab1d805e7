import type { Browser, BrowserContext, BrowserContextOptions } from "@playwright/test";
import { waitForHydrationOnLoad } from "./wait-for-hydration";

/** A browser context for another user. Opening a page waits until it has hydrated, as in the context of the test. */
export async function openContext(
  browser: Browser,
  options?: BrowserContextOptions,
): Promise<BrowserContext> {
  const context = await browser.newContext(options);
  context.on("page", waitForHydrationOnLoad);
  return context;
}
