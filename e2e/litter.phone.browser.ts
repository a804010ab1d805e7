import { expect, type Page } from "@playwright/test";
import { expectGoodPage } from "@/e2e/testing/axe";
import { heading } from "@/e2e/testing/checkout";
import { buyKits } from "@/e2e/testing/kits";
import { waitForMail } from "@/e2e/testing/mailbox";
import { signIn } from "@/e2e/testing/steps";
import { shopUrl, test } from "@/e2e/testing/test";

const genoPet = 969;
const names = ["Ada", "Bo", "Cleo", "Dot", "Ella", "Finn", "Gus", "Hal", "Ivy"];

/** The barcode with its last two different digits swapped, which the check digit detects. */
const mistype = (barcode: string) => barcode.replace(/(\d)(?!\1)(\d)(\d*)$/, "$2$1$3");

const row = (page: Page, number: number) =>
  page.getByRole("listitem", { name: new RegExp(`^Animal ${number}\\b`) });
async function fillInShared(page: Page): Promise<void> {
  await page.getByRole("combobox", { name: "Search for the breed" }).pressSequentially("Border Collie");
  await page.getByRole("option", { name: "Border Collie", exact: true }).click();
  await page.getByLabel("Day").selectOption("1");
  await page.getByLabel("Month").selectOption("6");
  await page.getByLabel("Year").selectOption("2025");
}

async function fillInPerson(page: Page): Promise<void> {
  await page.getByLabel("First name").fill("Robin");
  await page.getByLabel("Last name").fill("Marlowe");
  await page.getByRole("combobox", { name: "Country" }).selectOption({ label: "Germany" });
  await page.getByLabel("Street and number").fill("12 Harbour Road");
  await page.getByLabel("Postal code").fill("20095");
  await page.getByLabel("City").fill("Hamburg");
  await page.getByRole("checkbox", { name: "I accept the terms and conditions" }).check();
}

test("a breeder activates a litter of nine from a pasted list with one wrong barcode", async ({
  page,
  context,
  problems,
}) => {
  problems.allow(/Failed to load resource: (net::|the server responded with a status of 428)/);
  const barcodes = await buyKits(genoPet, { shop: shopUrl, quantity: names.length });
  await signIn(page, "breeder");
  await page.goto("/activate");
  await page.getByRole("link", { name: "Do it in one go" }).click();
  await expect(heading(page, "Activate a whole litter")).toBeVisible();

  const [first = "", ...others] = barcodes;
  // Unique, because both sizes share the account, and shorter than the number of a card.
  const chip = `27${String(Date.now()).slice(-8)}`;
  const lines = others.map((barcode, at) => `${barcode};${chip}${at};${names[at + 1]};m`);
  await page.getByLabel("Barcodes, one per line").fill([mistype(first), ...lines].join("\n"));
  await page.getByRole("button", { name: "Add to the list" }).click();
  await expect(page.getByText("9 tubes added.")).toBeVisible();
  await expect(row(page, 1).getByText("This barcode has a typing mistake")).toBeVisible();
  await expect(row(page, 2).getByText("Geno Pet")).toBeVisible();
  await expect(page.getByRole("radio", { name: "Dog" })).toBeChecked();

  await page.getByRole("button", { name: "Activate 9 kits" }).click();
  await expect(page.getByText(/fields need a correction/)).toBeVisible();
  await expectGoodPage(page);
  await fillInShared(page);
  await page.getByLabel("Dam (mother)", { exact: true }).selectOption({ index: 1 });
  await page.getByLabel("Sire’s name (optional)").fill("Ch. Barnaby");
  await row(page, 1).getByLabel("Name", { exact: true }).fill("Ada");
  await row(page, 1).getByLabel("Sex").selectOption("Female");
  await fillInPerson(page);

  await page.reload();
  await expect(row(page, 9).getByLabel("Name", { exact: true })).toHaveValue("Ivy");
  await expect(page.getByText("Breed: Border Collie")).toBeVisible();
  await expect(page.getByLabel("Sire’s name (optional)")).toHaveValue("Ch. Barnaby");
  await expect(page.getByLabel("City")).toHaveValue("Hamburg");
  // The wrong barcode is checked and named again.
  await expect(row(page, 1).getByText("This barcode has a typing mistake")).toBeVisible();
  await page.getByRole("button", { name: "Activate 9 kits" }).click();
  await expect(row(page, 1).getByLabel("Barcode")).toBeFocused();
  await row(page, 1).getByLabel("Barcode").fill(first);
  await row(page, 1).getByLabel("Name", { exact: true }).focus();
  await expect(row(page, 1).getByText("Geno Pet")).toBeVisible();

  await context.setOffline(true);
  await page.getByRole("button", { name: "Activate 9 kits" }).click();
  await expect(page.getByRole("main").getByText("Network error")).toBeVisible();
  await context.setOffline(false);
  await page.getByRole("button", { name: "Activate 9 kits" }).click();
  await expect(heading(page, "9 kits are activated")).toBeVisible();
  await expectGoodPage(page);
  for (const name of names)
    await expect(page.getByRole("link", { name: `Details of ${name}` })).toBeVisible();
  await page.reload();
  await page.getByRole("link", { name: "Details of Ivy" }).click();
  await expect(heading(page, "Ivy’s kit is activated")).toBeVisible();
  const mail = await waitForMail("breeder@tailmark.test", /activated/);
  expect(mail.text).toContain("Finn");
});
