import { type BrowserContext, chromium, type Page } from "playwright";
import { onTestFinished } from "vitest";
import { systemBrowser } from "@/scripts/lib/browser.mjs";

/** The machine's own Chromium where there is one, else the one Playwright brings. */
export function openBrowser() {
  const executablePath = systemBrowser();
  const quiet = ["disable-gpu", "disable-quic", "disable-background-networking", "disable-component-update"];
  const args = ["--no-sandbox", ...quiet.map((flag) => `--${flag}`)];
  return chromium.launch({ args, ...(executablePath && { executablePath }) });
}

/** Everything a careful eye would object to while a page is open, in words. */
export async function watched(
  context: BrowserContext,
  shop: string,
): Promise<{ page: Page; complaints: string[] }> {
  const complaints: string[] = [];
  const page = await context.newPage();
  onTestFinished(() => page.close());
  page.on("console", (message) => complaints.push(`console ${message.type()}: ${message.text()}`));
  page.on("pageerror", (error) => complaints.push(`error: ${error.message}`));
  page.on("request", (request) => {
    if (!request.url().startsWith(shop) && !/^(data|blob):/.test(request.url()))
      complaints.push(`foreign request: ${request.url()}`);
  });
  await page.addInitScript(() => {
    addEventListener("securitypolicyviolation", ({ violatedDirective }) =>
      console.error(`CSP: ${violatedDirective}`),
    );
  });
  return { page, complaints };
}
