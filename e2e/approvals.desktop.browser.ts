import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { axeViolations, expectGoodPage } from "@/e2e/testing/axe";
import { waitForMail } from "@/e2e/testing/mailbox";
import { openContext } from "@/e2e/testing/open-context";
import { confirmRegistration, register } from "@/e2e/testing/registration";
import { signIn } from "@/e2e/testing/steps";
import { chooseCountry, inProof, shopUrl, test } from "@/e2e/testing/test";

const part = (page: Page, role: "region" | "form", name: string) => page.getByRole(role, { name });

type Decision = "Approve" | "Decline";

async function openDecision(page: Page, name: string, decision: Decision): Promise<void> {
  await page.getByRole("article", { name }).getByRole("button", { name: decision }).click();
  await expect(page.getByRole("dialog").getByLabel("Note to them")).toBeFocused();
}

/** Approves or declines an application in the open dialog. */
async function decide(page: Page, name: string, decision: Decision, note: string): Promise<void> {
  const card = page.getByRole("article", { name });
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Note to them").fill(note);
  await dialog.getByRole("button", { name: decision }).click();
  await expect(card.getByRole("status")).toContainText(/^(Approved|Declined) by Ada Marsh just now$/);
  await expect(dialog).toHaveCount(0);
  await expect(card.getByRole("heading", { name })).toBeFocused();
}

test(
  "a vet registers, applies for supplies, and sees each decision of the admin",
  inProof,
  async ({ page, browser, problems }) => {
    // About twenty pages: a minute is not enough on a busy machine.
    const name = `Dr Lake ${randomUUID().slice(0, 8)}`;
    const email = `${randomUUID()}@lakeside.test`;
    const context = await openContext(browser, { baseURL: shopUrl });
    await problems.watch(context, shopUrl);
    await chooseCountry(context, "AU");
    const vet = await context.newPage();
    const newcomer = { type: "vet", name, email, password: "a-long-walk-at-noon" } as const;
    await register(vet, newcomer);
    await confirmRegistration(vet, problems, newcomer);
    await vet.goto("/my/my-profile");
    await expect(part(vet, "region", "Approval as a vet")).toContainText("Waiting");
    await expect(part(vet, "region", "Ordering supplies")).toContainText("Once your practice is approved");

    await signIn(page, "admin");
    await page.goto("/admin");
    const nav = page.getByRole("navigation", { name: "Administration" });
    await nav.getByRole("link", { name: /^Approvals/ }).click();
    await page.waitForURL("/admin/approvals");
    await page.getByRole("combobox", { name: "Kind" }).selectOption({ label: "Practice of a vet" });
    await page.getByRole("combobox", { name: "State" }).selectOption({ label: "Waiting" });
    await page.getByRole("button", { name: "Show" }).click();
    await expect(page).toHaveURL(/kind=vet&state=waiting/);
    const card = page.getByRole("article", { name });
    await expect(card).toContainText("Lakeside Vets");
    await expect(card).toContainText("V-777");
    await expectGoodPage(page);
    const waiting = async () => Number(/\d+/.exec((await nav.textContent()) ?? "")?.[0]);
    const before = await waiting();
    await openDecision(page, name, "Approve");
    expect(await axeViolations(page)).toEqual([]);
    await decide(page, name, "Approve", "");
    await expect.poll(waiting).toBe(before - 1);
    await expect(card).toBeVisible();
    expect((await waitForMail(email, /practice is approved/)).text).toContain("/my/my-profile");

    const apply = part(vet, "form", "Ordering supplies");
    const applied = vet.getByRole("heading", { name: "Ordering supplies: Applied" });
    await vet.reload();
    await expect(part(vet, "region", "Approval as a vet")).toContainText("Approved");
    expect(await axeViolations(vet)).toEqual([]);
    await apply.getByLabel("What do you need them for?").fill("Some samples");
    await apply.getByRole("button", { name: "Apply" }).click();
    await expect(applied).toBeFocused();

    await page.goto("/admin/approvals?kind=orderSupplies&state=waiting");
    await expect(page.getByRole("article", { name })).toContainText("Some samples");
    await openDecision(page, name, "Decline");
    await decide(page, name, "Decline", "How many a month?");
    await vet.reload();
    await expect(apply).toContainText("Our note: How many a month?");
    await page.goto("/admin/approvals?state=approved");
    await expect(page.getByRole("article", { name }).first()).toContainText(/Approved by Ada Marsh on/);
    await context.close();
  },
);
