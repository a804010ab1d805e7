import { randomUUID } from "node:crypto";
import { expect } from "@playwright/test";
import { axeViolations, expectGoodPage } from "@/e2e/testing/axe";
import { openContext } from "@/e2e/testing/open-context";
import { signIn } from "@/e2e/testing/steps";
import { inProof, test } from "@/e2e/testing/test";

const inSixtyDays = () => new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 10);

test(
  "a breeder asks for sponsorship, and an admin approves it and sends the kits",
  inProof,
  async ({ page, browser }) => {
    const name = `Kelpie show ${randomUUID().slice(0, 8)}`;
    await signIn(page, "breeder");
    await page.goto("/my/shows");
    await page.getByRole("link", { name: "Register a show" }).click();
    await page.getByText("Sponsorship of the show").click();
    await page.getByRole("button", { name: "Send request" }).click();
    await expect(page.getByLabel("Club", { exact: true })).toBeFocused();
    await page.getByLabel("Club", { exact: true }).fill("Ridge Kelpie Club");
    await page.getByLabel("Name of the show").fill(name);
    await page.getByLabel("Date of the show").fill(inSixtyDays());
    await page.getByLabel("Place").fill("Ballarat");
    await page.getByLabel("Expected entries").fill("240");
    await page.getByLabel("Swab kits for a clinic").fill("40");
    await page.getByLabel("What would you like from us?").fill("Kits as prizes");
    await page.getByLabel("What do you offer in return?").fill("A page in the catalogue");
    await expectGoodPage(page);
    await page.getByRole("button", { name: "Send request" }).click();
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
    await expect(page.getByText("We’ll review your request")).toBeVisible();

    const context = await openContext(browser);
    const admin = await context.newPage();
    await signIn(admin, "admin");
    await admin.goto("/admin/approvals?kind=sponsorship&state=waiting");
    const application = admin.getByRole("article").filter({ hasText: name });
    await application.getByRole("button", { name: "Approve" }).click();
    await admin.getByRole("dialog").getByRole("button", { name: "Approve" }).click();
    await expect(application.getByRole("status")).toContainText("Approved by Ada Marsh");
    await admin.goto("/admin/shows?state=approved");
    const show = admin.getByRole("article", { name });
    await show.getByRole("button", { name: "Mark kits as sent" }).click();
    await admin.getByLabel("Tracking number").fill("AP 77");
    expect(await axeViolations(admin)).toEqual([]);
    await admin.getByRole("dialog").getByRole("button", { name: "Mark kits as sent" }).click();
    await expect(show).toBeHidden();
    await context.close();

    await page.reload();
    await expect(page.getByText("40 swab kits are on the way to you.")).toBeVisible();
    await expect(page.getByText("Tracking number: AP 77")).toBeVisible();
    await expect(page.getByText("Nobody has used it yet.")).toBeVisible();
    await expectGoodPage(page);
  },
);
