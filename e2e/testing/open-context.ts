import type { Browser, BrowserContext, BrowserContextOptions } from "@playwright/test";
import { waitForHydrationOnLoad } from "./wait-for-hydration";

/** The browser of another person. As in that of the test, pages have hydrated when they are open. */
export async function openContext(
  browser: Browser,
  options?: BrowserContextOptions,
): Promise<BrowserContext> {
  const context = await browser.newContext(options);
  context.on("page", waitForHydrationOnLoad);
  return context;
}
