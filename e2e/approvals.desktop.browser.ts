import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { axeViolations } from "@/e2e/testing/axe";
import { solveSecurityQuestion } from "@/backend/testing/security-answer";
import { waitForMail } from "@/e2e/testing/mailbox";
import { openContext } from "@/e2e/testing/open-context";
import { confirmRegistration, register } from "@/e2e/testing/registration";
import { horizontalOverflow, signIn } from "@/e2e/testing/steps";
import { chooseCountry, inProof, shopUrl, test } from "@/e2e/testing/test";

const waitingList = (kind: string) => `/admin/approvals?kind=${kind}&state=waiting`;
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
    expect(await axeViolations(page)).toEqual([]);
    expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
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

    await page.goto(waitingList("orderSupplies"));
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

test(
  "a guest applies for a research project with a file, and an admin reads and approves it",
  inProof,
  async ({ page, browser, problems }) => {
    const name = `Iris Vale ${randomUUID().slice(0, 8)}`;
    const email = `${randomUUID()}@research.test`;
    const context = await openContext(browser, { baseURL: shopUrl, viewport: { width: 360, height: 740 } });
    await problems.watch(context, shopUrl);
    await chooseCountry(context, "AU");
    const guest = await context.newPage();
    await guest.goto("/research-innovation");
    await guest.getByRole("link", { name: "Late-onset epilepsy in dogs" }).click();
    await guest.waitForURL("/research-innovation/late-onset-epilepsy/apply");
    const form = guest.getByRole("main");
    await expect(form.getByLabel("Project", { exact: true })).toHaveValue("late-onset-epilepsy");
    await form.getByLabel("Name", { exact: true }).fill(name);
    await form.getByLabel("Email", { exact: true }).fill(email);
    await form.getByLabel("Country", { exact: true }).selectOption({ label: "Australia" });
    await form.getByLabel("I am a").selectOption({ label: "Vet" });
    await form.getByLabel("Species", { exact: true }).selectOption({ label: "Dogs" });
    await form.getByLabel("What do you propose or offer?").fill("Five litters");
    const buffer = Buffer.from("%PDF-1.7 pedigree %%EOF");
    const file = { name: "pedigree.pdf", mimeType: "application/pdf", buffer };
    const chooser = guest.waitForEvent("filechooser");
    await form.getByRole("button", { name: "Add a file" }).click();
    await (await chooser).setFiles(file);
    await expect(guest.getByText("pedigree.pdf is attached.")).toBeVisible();
    await form.getByLabel(/^I agree/).check();
    const question = await form.locator("label").filter({ hasText: /plus/ }).innerText();
    await form.getByLabel(question).fill(solveSecurityQuestion(question));
    expect(await axeViolations(guest)).toEqual([]);
    expect(await horizontalOverflow(guest)).toBeLessThanOrEqual(0);
    await form.getByRole("button", { name: "Send application" }).click();
    await expect(guest.getByRole("heading", { name: "Thank you for your application" })).toBeFocused();
    await waitForMail(email, /We have received your research application/);

    await signIn(page, "admin");
    await page.goto(waitingList("research"));
    const card = page.getByRole("article", { name });
    await expect(card).toContainText("Late-onset epilepsy in dogs");
    const download = page.waitForEvent("download");
    await card.getByRole("link", { name: /^PDF/ }).click();
    expect((await download).suggestedFilename()).toMatch(/^research-\d+-.{6}\.pdf$/);
    await openDecision(page, name, "Approve");
    await decide(page, name, "Approve", "Welcome to the project");
    await waitForMail(email, /Your research application is approved/);
    await context.close();
  },
);
