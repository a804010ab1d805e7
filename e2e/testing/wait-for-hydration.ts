import type { Page } from "@playwright/test";
import { hydrated } from "@/lib/next/early-paint/hydrated-event.mjs";
import { replayClicksScript } from "@/lib/next/early-paint/replay-clicks-script.mjs";

/**
 * Static pages load their scripts after first paint, later than the load event. Makes goto and reload wait until the
 * page has hydrated, so that tests do not click too early.
 */
export function waitForHydrationOnLoad(page: Page): void {
  const open = page.goto.bind(page);
  const reload = page.reload.bind(page);
  page.goto = async (...options) => {
    const response = await open(...options);
    await waitForHydration(page);
    return response;
  };
  page.reload = async (...options) => {
    const response = await reload(...options);
    await waitForHydration(page);
    return response;
  };
}

/** Only pages with the replay script set the mark: files and provider pages do not. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(
    ([script, mark]) =>
      mark in document.documentElement.dataset ||
      ![...document.scripts].some(({ text }) => text.includes(script)),
    [replayClicksScript, hydrated] as const,
    // Not in each frame: reading all scripts takes time.
    { polling: 50 },
  );
  await waitUntilIdle(page);
}

export async function waitUntilIdle(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5_000 })));
}
