import { expect, type Page } from "@playwright/test";
import { axeViolations } from "@/e2e/testing/axe";
import { horizontalOverflow, signIn } from "@/e2e/testing/steps";
import { inProof, test } from "@/e2e/testing/test";

/** Other tests order too: the order may be on a later page. */
async function openOrder(page: Page, number: string): Promise<void> {
  const orders = page.getByRole("main").getByRole("link", { name: /TM-/ });
  const link = orders.filter({ hasText: number });
  for (let at = 1; at <= 4; at += 1) {
    await page.goto(`/my/orders?page=${at}`);
    await expect(orders.first()).toBeVisible();
    if ((await link.count()) > 0) break;
  }
  await link.click();
}

test(
  "the overview says what needs attention, and the order of a kit shows it too",
  inProof,
  async ({ page }) => {
    await signIn(page, "breeder");
    await page.goto("/my");
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    const attention = page.getByRole("region", { name: "Needs your attention" });
    await expect(attention.getByRole("link", { name: "Activate a kit" })).toHaveAttribute(
      "href",
      "/activate",
    );
    const first = attention.getByRole("listitem").filter({ hasText: "Activate a kit:" }).first();
    const number = /TM-[A-Z2-9]{8}/.exec((await first.textContent()) ?? "")?.[0] ?? "";
    const activate = first.getByRole("link", { name: /^Activate kit/ });
    const barcode = await activate.getAttribute("href");
    await expect(page.getByRole("region", { name: "Recent animals" }).getByRole("listitem")).toHaveCount(6);
    expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
    expect(await axeViolations(page)).toEqual([]);

    await activate.focus();
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/activate\?barcode=/);

    await openOrder(page, number);
    const ofOrder = page.getByRole("region", { name: "Your kits" });
    await expect(ofOrder.locator(`a[href="${barcode}"]`)).toBeVisible();
    await ofOrder.getByText("Show the label on the tube").first().click();
    await expect(ofOrder.getByRole("figure").first()).toBeVisible();
    expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
    expect(await axeViolations(page)).toEqual([]);
  },
);
