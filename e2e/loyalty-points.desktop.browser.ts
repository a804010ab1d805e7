import { expect, type Page } from "@playwright/test";
import { axeViolations } from "@/e2e/testing/axe";
import { horizontalOverflow, signIn } from "@/e2e/testing/steps";
import { inProof, test } from "@/e2e/testing/test";

const history = (page: Page) => page.getByRole("list", { name: "History" });

test("a breeder redeems points for a coupon that the cart accepts", inProof, async ({ page }) => {
  await signIn(page, "breeder");
  await page.goto("/my/loyalty-points");
  await expect(page.getByRole("heading", { level: 1, name: "Loyalty points" })).toBeVisible();
  expect(await horizontalOverflow(page)).toBe(0);
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole("button", { name: "Redeem 100 points for the $5.00 coupon" }).click();
  const notice = page.getByRole("status").filter({ hasText: "Your $5.00 coupon is ready" });
  await expect(notice).toBeFocused();
  const code = (await notice.textContent())?.match(/TM-[A-Z0-9-]+/)?.[0] ?? "none";
  await expect(page.getByRole("region", { name: "Your coupons" })).toContainText(code);
  await expect(history(page)).toContainText(`Turned into coupon ${code}`);

  const applied = await page.evaluate(async (couponCode) => {
    const json = { "content-type": "application/json" };
    const send = async (method: string, path: string, body?: object) =>
      (
        await fetch(`/api${path}`, { method, headers: json, ...(body && { body: JSON.stringify(body) }) })
      ).json();
    const { sessionId } = await send("POST", "/cart", {});
    await send("POST", `/cart/${sessionId}/item`, { productId: 969, quantity: 1 });
    return send("GET", `/cart/${sessionId}?coupon=${couponCode}&shipping_method=1`);
  }, code);
  expect(applied).toMatchObject({ discount: "5.00", coupons: [{ code, amount: "5.00" }] });
});

test("the history is paginated by URL and by keyboard", inProof, async ({ page }) => {
  await signIn(page, "breeder");
  await page.goto("/my/loyalty-points");
  const next = page.getByRole("link", { name: "Next page" });
  await next.focus();
  await page.keyboard.press("Enter");
  await page.waitForURL("/my/loyalty-points?page=2");
  await expect(history(page)).toContainText("A gift from us");
  await page.reload();
  await expect(history(page)).toContainText("A gift from us");
});
