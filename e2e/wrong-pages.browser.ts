import { expect } from "@playwright/test";
import { type Programs, startPrograms } from "@/e2e/testing/programs";
import { test } from "@/e2e/testing/test";

let shop: Programs;
test.beforeAll(async () => {
  // Nobody listens there: whatever asks the upstream fails.
  shop = await startPrograms({ env: { UPSTREAM_URL: "http://127.0.0.1:9" } });
});
test.afterAll(() => shop?.stop());

const pages = [
  ["/my/nothing", 404, "This page does not exist"],
  ["/admin/nothing/at/all", 404, "This page does not exist"],
  ["/checkout/nothing", 404, "This page does not exist"],
  ["/store/x/p/1", 500, "Please try again shortly"],
  ["/store?page=2", 500, "Please try again shortly"],
] as const;

/** Their words come by scripts: a policy that kept these from running would leave the page empty. */
for (const [path, status, heading] of pages)
  test(`${path} answers ${status} and says so, and its policy is kept`, async ({
    complaints,
    context,
    page,
  }) => {
    // Another shop than the one all tests share, and one that fails: only what its policy forbids counts.
    complaints.expect(
      /^foreign request|status of (404|500|503)|Server Components render|React error #441|^error: /,
    );
    // As from https: over http Chromium takes a cookie of this kind from a server alone.
    const url = shop.shop.replace("http:", "https:");
    await context.addCookies([{ name: "__Host-session", value: "A".repeat(43), url, secure: true }]);
    const response = await page.goto(shop.shop + path);
    expect(response?.status()).toBe(status);
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
  });
