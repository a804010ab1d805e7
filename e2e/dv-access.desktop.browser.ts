import { expect } from "@playwright/test";
import { axeViolations, expectGoodPage } from "@/e2e/testing/axe";
import { openContext } from "@/e2e/testing/open-context";
import { signIn } from "@/e2e/testing/steps";
import { inProof, test } from "@/e2e/testing/test";

test(
  "staff of Dogs Victoria look a dog up, and its owner sees that and ends it",
  inProof,
  async ({ page, browser }) => {
    await signIn(page, "breeder");
    await page.goto("/my/dv-access?query=Biscuit");
    await expect(page.getByText("1 dog", { exact: true })).toBeVisible();
    await expectGoodPage(page);
    const download = page.waitForEvent("download");
    await page.getByRole("link", { name: "Download as table (CSV)" }).click();
    expect((await download).suggestedFilename()).toBe("dogs-victoria.csv");
    await page.getByRole("link", { name: "Biscuit" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Biscuit" })).toBeVisible();

    const context = await openContext(browser);
    const owner = await context.newPage();
    await signIn(owner, "owner");
    await owner.goto("/my/my-animals?query=Biscuit");
    await owner.getByRole("link", { name: "Biscuit", exact: true }).click();
    await owner.getByRole("link", { name: "Share", exact: true }).click();
    const log = owner.getByRole("region", { name: "What Dogs Victoria has seen", exact: true });
    for (const kind of ["In the list of dogs", "In a downloaded table", "Test results"])
      await expect(log.getByRole("cell", { name: kind }).first()).toBeVisible();
    await expect(log.getByText("Bree Holloway").first()).toBeVisible();
    expect(await axeViolations(owner)).toEqual([]);
    const consent = owner.getByRole("listitem").filter({ hasText: "Dogs Victoria" });
    await consent.getByRole("button", { name: "Stop sharing" }).click();
    await owner.getByRole("dialog").getByRole("button", { name: "Stop sharing" }).click();
    await expect(owner.getByRole("dialog")).toBeHidden();
    await context.close();

    await page.goto("/my/dv-access?query=Biscuit");
    await expect(page.getByText("No Results")).toBeVisible();
  },
);
