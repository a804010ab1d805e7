import { expect, type Page } from "@playwright/test";
import type { Complaints } from "@/e2e/testing/complaints";
import { linkIn, mailTo } from "@/e2e/testing/mailbox";

/** Whose password it is a page opened by a key cannot say: only the key knows. */
export const unnamedPassword = /Password forms should have .* username/;

interface Newcomer {
  readonly type: "breeder" | "owner" | "vet";
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

export async function register(page: Page, { type, name, email, password }: Newcomer): Promise<void> {
  await page.goto(`/register/${type}`);
  await page.getByLabel("Name").fill(name);
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("combobox", { name: "Country" }).selectOption("AU");
  if (type === "vet") {
    await page.getByLabel("Clinic").fill("Lakeside Vets");
    await page.getByLabel("Registration number").fill("V-777");
  }
  await page.getByLabel("I accept the terms and conditions").check();
  await page.getByRole("button", { name: "Register" }).click();
  await expect(page.getByRole("heading", { name: "Look into your mailbox" })).toBeVisible();
}

/** By the mailed link; ends signed in. */
export async function confirm(page: Page, complaints: Complaints, newcomer: Newcomer): Promise<void> {
  complaints.expect(unnamedPassword);
  await page.goto(linkIn(await mailTo(newcomer.email, /^Confirm/)));
  await page.getByLabel("Password").fill(newcomer.password);
  await page.getByRole("button", { name: "Confirm and sign in" }).click();
  await page.waitForURL("/my");
}
