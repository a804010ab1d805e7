import { expect } from "@playwright/test";
import { expectGoodPage } from "@/e2e/testing/axe";
import { test } from "@/e2e/testing/test";

test("a guest fills in an animal and signs in, and it is saved as typed", async ({ page }) => {
  await page.goto("/tools/add-animal");
  const name = page.getByLabel("Name", { exact: true });
  await page.getByRole("button", { name: "Sign in to save" }).click();
  await expect(name).toBeFocused();
  await name.fill("Pebble");
  await page.getByRole("radio", { name: "Cat" }).check();
  await page.getByRole("radio", { name: "Female" }).check();
  await page.getByRole("combobox", { name: "Search for the breed" }).pressSequentially("Abyss");
  await page.getByRole("option", { name: "Abyssinian" }).first().click();
  await expectGoodPage(page);
  await page.getByRole("button", { name: "Sign in to save" }).click();
  await page.getByLabel("Email").fill("owner@tailmark.test");
  await page.getByLabel("Password").fill("Tailmark-demo-1");
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.waitForURL("/tools/add-animal");
  await expect(page.getByText("What you typed is still here.")).toBeVisible();
  await expect(name).toHaveValue("Pebble");
  await expect(page.getByText("Breed: Abyssinian")).toBeVisible();
  await page.getByRole("button", { name: "Save animal" }).click();
  await expect(page.getByRole("heading", { name: "Pebble is in your account" })).toBeFocused();
  await expectGoodPage(page);
  const animals = await page.evaluate(async () =>
    (await fetch("/api/my/activation-animals?search=Pebble")).json(),
  );
  expect(animals.results).toMatchObject([{ petName: "Pebble", species: "feline", gender: "female" }]);
  await page.getByRole("button", { name: "Add another animal" }).click();
  await expect(name).toHaveValue("");
});

test("a link to reminder settings with an unknown token says what to do", async ({ page, problems }) => {
  problems.allow(/status of 404/);
  await page.goto(`/activate/reminders?token=${"x".repeat(43)}`);
  await expect(page.getByText("This link does not work")).toBeVisible();
  await expectGoodPage(page);
});
