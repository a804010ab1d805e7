import type { Page } from "@playwright/test";

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
  await page.waitForFunction(() => {
    const scripts = [...document.scripts].filter(({ src, noModule }) => src !== "" && !noModule);
    // A script has its line among these once it has arrived, or has not.
    return scripts.every(({ src, type }) => type !== "later" && performance.getEntriesByName(src).length > 0);
  });
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 1_000 })));
}
