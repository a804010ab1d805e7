import { expect, type Page } from "@playwright/test";
import type { PageProblems } from "./page-problems";
import { findLink, waitForMail } from "@/e2e/testing/mailbox";
import { postToShop, setSessionCookies } from "@/e2e/testing/steps";

/** Chromium's warning on pages opened by a token: they do not know the user name. */
export const missingUsernameWarning = /Password forms should have .* username/;

interface Newcomer {
  readonly type: "breeder" | "owner" | "vet";
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

export async function register(page: Page, { type, name, email, password }: Newcomer): Promise<void> {
  await page.goto(`/register/${type}`);
  await page.getByLabel("Name").fill(name);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("combobox", { name: "Country" }).selectOption("AU");
  if (type === "vet") {
    await page.getByLabel("Clinic").fill("Lakeside Vets");
    await page.getByLabel("Registration number").fill("V-777");
  }
  await page.getByLabel("I accept the terms and conditions").check();
  await page.getByRole("button", { name: "Register" }).click();
  await expect(page.getByRole("heading", { name: "Check your inbox" })).toBeVisible();
}

/** Opens the emailed link and sets the password; the user is signed in afterwards. */
export async function confirmRegistration(
  page: Page,
  problems: PageProblems,
  newcomer: Newcomer,
): Promise<void> {
  problems.allow(missingUsernameWarning);
  await page.goto(findLink(await waitForMail(newcomer.email, /^Confirm/)));
  await page.getByLabel("Password").fill(newcomer.password);
  await page.getByRole("button", { name: "Confirm and sign in" }).click();
  await page.waitForURL("/my");
}

/** Registers and confirms through the API, with the cookies that the forms would set. Opens no page. */
export async function registerThroughApi(
  page: Page,
  { password, ...newcomer }: Newcomer & { readonly type: "breeder" | "owner" },
): Promise<void> {
  const details = { ...newcomer, country: "AU", acceptTerms: true };
  expect((await postToShop("/register", { ...details, password })).status).toBe(204);
  const link = new URL(findLink(await waitForMail(newcomer.email, /^Confirm/)));
  const token = link.searchParams.get("token");
  await setSessionCookies(page, await postToShop("/register/confirm", { token, password }));
}
