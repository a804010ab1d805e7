import { expect } from "@playwright/test";
import { expectGoodPage } from "@/e2e/testing/axe";
import { openContext } from "@/e2e/testing/open-context";
import { signIn } from "@/e2e/testing/steps";
import { test } from "@/e2e/testing/test";

test("a breeder hands an animal over, and the vet accepts it", async ({ page, browser }) => {
  await signIn(page, "breeder");
  await page.goto("/my/my-animals?query=Thistle");
  await page.getByRole("link", { name: "Thistle", exact: true }).click();
  await page.getByRole("link", { name: "Transfer", exact: true }).click();
  await expect(page.getByText("1 animal chosen")).toBeVisible();
  await page.getByLabel("Email address of the new owner").fill("vet@tailmark.test");
  await expectGoodPage(page);
  await page.getByRole("button", { name: "Review" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Send offer" }).click();
  await expect(page.getByText("The offer is on its way.")).toBeVisible();

  const context = await openContext(browser);
  const other = await context.newPage();
  await signIn(other, "vet");
  await other.goto("/my/transfer-animal");
  const offered = other.getByRole("region", { name: "Offered to you" });
  await expect(offered.getByText("Thistle")).toBeVisible();
  await offered
    .getByRole("button", { name: /^Accept/ })
    .first()
    .click();
  await other.getByRole("dialog").getByRole("button", { name: "Accept", exact: true }).click();
  await expect(other.getByRole("dialog")).toBeHidden();
  await other.goto("/my/my-patients?query=Thistle");
  await expect(other.getByRole("link", { name: "Thistle", exact: true })).toBeVisible();
  await context.close();

  await page.goto("/my/my-animals?query=Thistle");
  await expect(page.getByRole("link", { name: "Thistle", exact: true })).toBeHidden();
});
