import { randomUUID } from "node:crypto";
import { type Browser, expect, type Page } from "@playwright/test";
import { axeViolations, expectGoodPage } from "@/e2e/testing/axe";
import { waitForMail } from "@/e2e/testing/mailbox";
import { openContext } from "@/e2e/testing/open-context";
import { confirmRegistration, register } from "@/e2e/testing/registration";
import { openOverview, signIn } from "@/e2e/testing/steps";
import { inProof, shopUrl, test } from "@/e2e/testing/test";

const bell = (page: Page, name: string) => page.getByRole("link", { name, exact: true });

/** Sends a call as the signed-in user of the page. */
const send = (page: Page, method: string, path: string, body?: object) =>
  page.evaluate(
    async ({ json, ...request }) => {
      const init = json && { body: json, headers: { "content-type": "application/json" } };
      const response = await fetch(`/api${request.path}`, { ...request, ...init });
      return { status: response.status, body: (await response.json()) as unknown };
    },
    { method, path, json: body && JSON.stringify(body) },
  );

interface WaitingApplications {
  readonly results: readonly { readonly id: number; readonly applicant: { readonly email: string } }[];
}

/** An admin declines applications of the user. */
async function declineApplications(
  { page, browser, email }: { page: Page; browser: Browser; email: string },
  kinds: readonly string[],
): Promise<void> {
  const context = await openContext(browser);
  const admin = await context.newPage();
  await signIn(admin, "admin");
  await openOverview(admin);
  for (const kind of kinds) {
    await send(page, "POST", "/my/approvals", { kind, details: "Registry office" });
    const { body } = await send(admin, "GET", `/admin/approvals?kind=${kind}&state=waiting&size=100`);
    const { results } = body as WaitingApplications;
    const id = results.find(({ applicant }) => applicant.email === email)?.id;
    const decision = { decision: "declined", note: "Please add your membership number." };
    expect((await send(admin, "PUT", `/admin/approvals/${id}`, decision)).status).toBe(200);
  }
  await context.close();
}

async function readToken(email: string, subject: RegExp): Promise<string> {
  const { text } = await waitForMail(email, subject);
  return /\/unsubscribe\?token=(\S+)/.exec(text)?.[1] ?? "";
}

test(
  "a user reads notifications and turns their emails off in three ways",
  inProof,
  async ({ page, browser, problems }) => {
    const email = `bell-${randomUUID().slice(0, 8)}@example.test`;
    const newcomer = { type: "breeder", name: "Nell", email, password: `Bell-${randomUUID()}` } as const;
    await register(page, newcomer);
    await confirmRegistration(page, problems, newcomer);
    await bell(page, "Notifications").click();
    await expect(page.getByText("Nothing here yet")).toBeVisible();
    await declineApplications({ page, browser, email }, ["dv", "club"]);

    await page.reload();
    await bell(page, "Notifications, 2 unread").click();
    // At midnight, today's notifications become those of yesterday.
    const today = page.getByRole("region", { name: /^(Today|Yesterday)$/ });
    await expect(today.getByRole("listitem").filter({ hasText: "Unread" })).toHaveCount(2);
    await expectGoodPage(page);
    await today.getByRole("link", { name: "DV access is not approved yet" }).click();
    await page.waitForURL("/my/dv-access");
    await expect(async () => {
      await page.goto("/my/notifications");
      await expect(bell(page, "Notifications, 1 unread")).toBeVisible({ timeout: 5_000 });
    }).toPass();
    await page.getByRole("button", { name: "Mark all as read" }).click();
    await expect(page.getByText("All notifications are read.")).toBeVisible();
    await expect(bell(page, "Notifications")).toBeVisible();

    const box = page.getByRole("checkbox", { name: "Applications and collection agents" });
    await page.goto(`/unsubscribe?token=${await readToken(email, /DV access/)}`);
    await page.getByRole("button", { name: "Turn off" }).click();
    await expect(page.getByRole("heading", { name: /^Emails are off: Applications/ })).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole("link", { name: "Open email settings" }).click();
    await expect(box).not.toBeChecked();
    await box.check();
    await page.getByRole("button", { name: "Save email settings" }).click();
    await expect(page.getByText("Your email settings are saved.")).toBeVisible();

    const oneClick = `${shopUrl}/api/unsubscribe?token=${await readToken(email, /club/)}`;
    const body = new URLSearchParams({ "List-Unsubscribe": "One-Click" });
    expect((await fetch(oneClick, { method: "POST", body })).status).toBe(200);
    await page.reload();
    await expect(box).not.toBeChecked();
  },
);
