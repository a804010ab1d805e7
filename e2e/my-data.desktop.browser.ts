import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { strFromU8, unzipSync } from "fflate";
import { axeViolations } from "@/e2e/testing/axe";
import { waitForMail } from "@/e2e/testing/mailbox";
import { register, registerThroughApi } from "@/e2e/testing/registration";
import { fillCart } from "@/e2e/testing/steps";
import { test } from "@/e2e/testing/test";

const password = "Wandering Otter 9";

async function download(page: Page) {
  const coming = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download my data" }).click();
  const file = await coming;
  const files = unzipSync(await readFile(await file.path()));
  const text = (name: string) => strFromU8(files[name] ?? new Uint8Array());
  return { name: file.suggestedFilename(), text };
}

test("a user downloads their data and deletes their account", async ({ problems, page }, {
  project,
  workerIndex,
}) => {
  // A wrong password first.
  problems.allow(/status of 428/);
  const email = `quillon.${project.name}.${workerIndex}.${Date.now()}@example.test`;
  const newcomer = { type: "owner", name: "Quillon Farrow", email, password } as const;
  await registerThroughApi(page, newcomer);
  await fillCart(page);

  await page.goto("/my");
  await page.goto("/my/my-profile");
  await test.step("the download contains the entered data", async () => {
    const { name, text } = await download(page);
    expect(name).toMatch(/^tailmark-my-data-\d{4}-\d\d-\d\d\.zip$/);
    await expect(page.getByText(`Your file ${name} is ready.`)).toBeVisible();
    expect(JSON.parse(text("everything.json"))).toMatchObject({
      profile: [{ name: "Quillon Farrow", email, country: "AU" }],
      "cart-lines": [{ productId: 969, quantity: 1 }],
      mails: [{ to: email }],
    });
    expect(text("profile.csv")).toContain(`"${email}","Quillon Farrow","owner","AU"`);
    expect(text("read-me.txt")).toContain("profile.csv (1)");
  });

  const dialog = page.getByRole("dialog", { name: "Delete your account for good?" });
  const passwordField = dialog.getByLabel("Your password");
  await test.step("the deletion dialog explains the consequences and asks for the password, by keyboard", async () => {
    await page.getByRole("button", { name: "Delete my account" }).focus();
    await page.keyboard.press("Enter");
    await expect(dialog.getByRole("heading", { name: "What we keep" })).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: "Delete my account" })).toBeFocused();
    await page.keyboard.press("Enter");
    await passwordField.focus();
    await page.keyboard.type("not this one");
    await page.keyboard.press("Enter");
    await expect(passwordField).toHaveAttribute("aria-invalid", "true");
  });

  await passwordField.fill(password);
  await dialog.getByRole("button", { name: "Delete for good" }).click();
  await page.waitForURL("/account-deleted");
  await expect(page.getByRole("heading", { name: "Your account is deleted" })).toBeVisible();
  expect((await waitForMail(email, /is deleted$/)).text).toContain("Hello Quillon Farrow");

  await test.step("the browser keeps no data, and Back shows nothing private", async () => {
    const names = (await page.context().cookies()).map((cookie) => cookie.name);
    expect(names.filter((name) => /session|hint/.test(name))).toEqual([]);
    await expect
      .poll(() => page.evaluate(() => JSON.stringify(localStorage)))
      .not.toMatch(/"sessionId\\*":\\*"|isLoggedIn\\*":true/);
    await page.goBack();
    await expect(page.getByText("Quillon")).toHaveCount(0);
    await page.goto("/my/my-profile");
    expect(new URL(page.url()).pathname).toBe("/login");
  });

  await register(page, newcomer);
});
