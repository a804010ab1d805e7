import { readFileSync } from "node:fs";
import { expect } from "@playwright/test";
import { expectGoodPage } from "@/e2e/testing/axe";
import { signIn } from "@/e2e/testing/steps";
import { inProof, test } from "@/e2e/testing/test";

const rows = [
  ["Who", "Sex", "Whelped", "Chip"],
  ["Quill Import", "f", "03/04/2022", "981 000 012 399 001"],
  ["Quince Import", "m", "31/03/2022", "9.81E+14"],
  ["Quartz Import", "male", "", ""],
];

test("a breeder pastes rows, says what the columns are, imports them and finds them in the list", async ({
  page,
}) => {
  await signIn(page, "breeder");
  await page.goto("/my/work-spreadsheets");
  await expectGoodPage(page);
  await page.getByRole("button", { name: "Check these rows" }).click();
  await expect(page.getByText("Please paste some rows")).toBeVisible();
  await page.getByLabel("Rows from a spreadsheet").fill(rows.map((cells) => cells.join("\t")).join("\n"));
  await page.getByRole("button", { name: "Check these rows" }).click();

  await expect(page.getByRole("heading", { level: 1, name: "Pasted rows" })).toBeVisible();
  await expect(page.getByText("No row can be imported yet.")).toBeVisible();
  await expectGoodPage(page);
  await page.getByLabel("Who", { exact: true }).selectOption("Name");
  await page.getByLabel("Animals whose row does not say it are").selectOption("Dogs");
  await expect(page.getByText("You have changed the columns.")).toBeVisible();
  await page.getByRole("button", { name: "Check the rows again" }).click();
  await expect(page.getByText("2 rows can be imported. 1 row has a problem and is left out.")).toBeVisible();
  await expect(page.getByText("The spreadsheet has shortened this number.")).toBeVisible();
  await expect(page.getByRole("cell", { name: "03/04/2022" })).toBeVisible();
  await expectGoodPage(page);

  await page.getByRole("button", { name: "Import 2 animals" }).dblclick();
  await expect(page.getByRole("heading", { name: "2 animals imported" })).toBeVisible();
  await page.reload();
  await expectGoodPage(page);
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Rows with problems (CSV)" }).click();
  const csv = readFileSync(await (await download).path(), "utf8");
  expect(csv).toContain("Quince Import");
  expect(csv).not.toContain("Quill Import");
  await page.getByRole("link", { name: "My animals", exact: true }).last().click();
  await expect(page).toHaveURL("/my/my-animals");
  await page.goto("/my/my-animals?query=Import");
  await expect(page.getByText("2 animals", { exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: "Quill Import", exact: true })).toBeVisible();
});

test("a file that is no spreadsheet is refused in place", async ({ page, problems }) => {
  problems.allow(/status of 409/);
  await signIn(page, "breeder");
  await page.goto("/my/work-spreadsheets");
  const buffer = Buffer.from("%PDF-1.7");
  await page
    .getByLabel("Excel workbook or CSV file")
    .setInputFiles({ name: "dogs.xlsx", mimeType: "application/pdf", buffer });
  await page.getByRole("button", { name: "Check this file" }).click();
  await expect(page.getByText("This is not a spreadsheet.")).toBeVisible();
});

test(
  "a vet finds, reads and can print a fact sheet, and reads guides and case studies",
  inProof,
  async ({ page }) => {
    await signIn(page, "vet");
    await page.goto("/my/fact-sheet");
    await expectGoodPage(page);
    await page.getByLabel("Condition, sign or gene").fill("kidney");
    await page.getByLabel("Species").selectOption("Cats");
    await page.getByRole("button", { name: "Show", exact: true }).click();
    await page.getByRole("link", { name: "Polycystic kidney disease", exact: true }).click();
    await expect(page.getByRole("heading", { name: "What the results mean" })).toBeVisible();
    await expectGoodPage(page);
    await page.emulateMedia({ media: "print" });
    await expect(page.getByText("General information, no substitute")).toBeVisible();
    await expect(page.getByRole("button", { name: "Print this fact sheet" })).toBeHidden();
    await page.emulateMedia({ media: "screen" });
    for (const path of ["/my/resources", "/my/resources/how-to-order", "/my/case-studies"]) {
      await page.goto(path);
      await expectGoodPage(page);
    }
    await expect(page.getByText("describe no real patient")).toBeVisible();
  },
);
