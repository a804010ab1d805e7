import type { Page } from "@playwright/test";
import { awake } from "@/lib/next/early-paint/hydrated.mjs";
import { pressScript } from "@/lib/next/early-paint/replay-clicks-script.mjs";

/**
 * A kept page fetches its scripts once it is painted, after the browser has called it loaded: whoever opens one in a test
 * waits until they have run, as a person does who reads before they press.
 */
export function awaitWaking(page: Page): void {
  const open = page.goto.bind(page);
  const openAgain = page.reload.bind(page);
  page.goto = async (...given) => {
    const response = await open(...given);
    await isAwake(page);
    return response;
  };
  page.reload = async (...given) => {
    const response = await openAgain(...given);
    await isAwake(page);
    return response;
  };
}

async function isAwake(page: Page): Promise<void> {
  // A page that holds what is pressed says when it no longer does. Others, a file or a provider's, have nothing to say.
  await page.waitForFunction(
    ([script, mark]) =>
      ![...document.scripts].some(({ text }) => text.endsWith(script)) ||
      mark in document.documentElement.dataset,
    [pressScript, awake] as const,
  );
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 5_000 })));
}
