import { expect } from "@playwright/test";
import { type Programs, startTestPrograms, startTimeoutMs } from "@/e2e/testing/programs";
import { test } from "@/e2e/testing/test";

let shop: Programs;
test.beforeAll(async () => {
  test.setTimeout(startTimeoutMs);
  // Nothing listens there: every upstream request fails.
  shop = await startTestPrograms({ env: { UPSTREAM_URL: "http://127.0.0.1:9" } });
});
test.afterAll(() => shop?.stop());

const pages = [
  ["/my/nothing", 404, "This page does not exist"],
  ["/admin/nothing/at/all", 404, "This page does not exist"],
  ["/checkout/nothing", 404, "This page does not exist"],
  ["/store/x/p/1", 500, "Please try again shortly"],
  ["/store?page=2", 500, "Please try again shortly"],
] as const;

/** Error pages render by script: a CSP that blocks scripts would leave them empty. */
for (const [path, status, heading] of pages)
  test(`${path} responds ${status} with an error page that satisfies its CSP`, async ({
    problems,
    context,
    page,
  }) => {
    // This shop is not the shared one and fails by design: only CSP violations count.
    problems.allow(
      /^foreign request|status of (404|500|503)|Server Components render|React error #441|^error: /,
    );
    // Via https: over http Chromium accepts __Host- cookies only from a server.
    const url = shop.shop.replace("http:", "https:");
    await context.addCookies([{ name: "__Host-session", value: "A".repeat(43), url, secure: true }]);
    const response = await page.goto(shop.shop + path);
    expect(response?.status()).toBe(status);
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
  });
