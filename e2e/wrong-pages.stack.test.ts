import type { Browser } from "playwright";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openBrowser, watched } from "./testing/browser";
import { type Programs, startPrograms } from "./testing/programs";

let programs: Programs;
let browser: Browser;
beforeAll(async () => {
  // Nobody listens there: whatever asks the upstream fails.
  programs = await startPrograms({ env: { UPSTREAM_URL: "http://127.0.0.1:9" } });
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await programs?.stop();
});

/** Their words come by scripts: a policy that kept these from running would leave the page empty. */
it.each([
  ["/my/nothing", 404, "This page does not exist"],
  ["/admin/nothing/at/all", 404, "This page does not exist"],
  ["/checkout/nothing", 404, "This page does not exist"],
  ["/store/x/p/1", 500, "Please try again shortly"],
  ["/store?page=2", 500, "Please try again shortly"],
])("%s answers %i and says so, and its policy is kept", async (path, status, heading) => {
  const context = await browser.newContext();
  // As from https: over http Chromium takes a cookie of this kind from a server alone.
  const url = programs.shop.replace("http:", "https:");
  await context.addCookies([{ name: "__Host-session", value: "A".repeat(43), url, secure: true }]);
  const { page, complaints } = await watched(context, programs.shop);
  const response = await page.goto(programs.shop + path);
  expect(response?.status()).toBe(status);
  await page.getByRole("heading", { level: 1, name: heading }).waitFor({ timeout: 5_000 });
  expect(complaints.filter((text) => /CSP|Content Security Policy/i.test(text))).toEqual([]);
  await context.close();
});
