import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { findings } from "@/e2e/testing/axe";
import { mailTo } from "@/e2e/testing/mailbox";
import { confirm, register } from "@/e2e/testing/registration";
import { overhang, signIn } from "@/e2e/testing/steps";
import { chooseCountry, shopUrl, test } from "@/e2e/testing/test";

const desk = (kind: string) => `/admin/approvals?kind=${kind}&state=waiting`;
const part = (page: Page, role: "region" | "form", name: string) => page.getByRole(role, { name });

/** Opens the dialog of somebody's card at the desk, and decides in it. */
async function decide(
  page: Page,
  name: string,
  decision: "Approve" | "Decline",
  note: string,
): Promise<void> {
  const card = page.getByRole("article", { name });
  await card.getByRole("button", { name: decision }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByLabel("Note to them")).toBeFocused();
  expect(await findings(page)).toEqual([]);
  await dialog.getByLabel("Note to them").fill(note);
  await dialog.getByRole("button", { name: decision }).click();
  await expect(card.getByRole("status")).toContainText(/^(Approved|Declined) by Ada Marsh just now$/);
  await expect(dialog).toHaveCount(0);
  await expect(card.getByRole("heading", { name })).toBeFocused();
}

test("a vet registers, applies, is declined and approved, and sees each of it", async ({
  page,
  browser,
  complaints,
}) => {
  // The whole way of two people, some twenty pages: on a busy machine a minute is not enough for it.
  test.setTimeout(120_000);
  const name = `Dr Lake ${randomUUID().slice(0, 8)}`;
  const email = `${randomUUID()}@lakeside.test`;
  const context = await browser.newContext({ baseURL: shopUrl });
  await complaints.watch(context, shopUrl);
  await chooseCountry(context, "AU");
  const vet = await context.newPage();
  const newcomer = { type: "vet", name, email, password: "a-long-walk-at-noon" } as const;
  await register(vet, newcomer);
  await confirm(vet, complaints, newcomer);
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
  expect(await findings(page)).toEqual([]);
  expect(await overhang(page)).toBeLessThanOrEqual(0);
  const waiting = async () => Number(/\d+/.exec((await nav.textContent()) ?? "")?.[0]);
  const before = await waiting();
  await decide(page, name, "Approve", "");
  await expect.poll(waiting).toBe(before - 1);
  await expect(card).toBeVisible();
  expect((await mailTo(email, /practice is approved/)).text).toContain("/my/my-profile");

  const apply = part(vet, "form", "Ordering supplies");
  const applied = vet.getByRole("heading", { name: "Ordering supplies: Applied" });
  await vet.reload();
  await expect(part(vet, "region", "Approval as a vet")).toContainText("Approved");
  expect(await findings(vet)).toEqual([]);
  await apply.getByLabel("What do you need them for?").fill("Some samples");
  await apply.getByRole("button", { name: "Apply" }).click();
  await expect(applied).toBeFocused();

  await page.goto(desk("orderSupplies"));
  await expect(page.getByRole("article", { name })).toContainText("Some samples");
  await decide(page, name, "Decline", "How many a month?");
  await vet.reload();
  await expect(apply).toContainText("Our note: How many a month?");
  await apply.getByLabel("What do you need them for?").fill("Thirty a month");
  await apply.getByRole("button", { name: "Apply" }).click();
  await expect(applied).toBeVisible();

  await page.goto(desk("orderSupplies"));
  await decide(page, name, "Approve", "Welcome");
  await vet.reload();
  await expect(part(vet, "region", "Ordering supplies")).toContainText("Your practice may order supplies.");
  await page.goto("/admin/approvals?state=approved");
  await expect(page.getByRole("article", { name }).first()).toContainText(/Approved by Ada Marsh on/);
  await context.close();
});

test("nobody but an admin finds the desk", async ({ page, complaints }) => {
  complaints.expect(/status of 404/);
  await signIn(page, "vet");
  await page.goto("/admin/approvals");
  await expect(page.getByRole("heading", { level: 1, name: "This page does not exist" })).toBeVisible();
  await expect(page).not.toHaveTitle(/Approvals/);
});
