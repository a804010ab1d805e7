import { expect, type Page } from "@playwright/test";
import { expectGoodPage } from "@/e2e/testing/axe";
import { signIn } from "@/e2e/testing/steps";
import { inProof, test } from "@/e2e/testing/test";

/** Chooses an option by keyboard alone. */
async function choose(page: Page, group: string, field: string, text: string): Promise<void> {
  const input = page.getByRole("group", { name: group }).getByRole("combobox", { name: field });
  await input.fill(text);
  await expect(page.getByRole("option").first()).toContainText(text);
  await input.press("ArrowDown");
  await input.press("Enter");
}

const dam = "Dam (mother)";
const sire = "Sire (father)";

test("a breeder finds mates, reads the plan of a pair and plans one with an outside stud", async ({
  page,
}) => {
  await signIn(page, "breeder");
  await page.goto("/my/breeding-strategy");
  await page.getByRole("button", { name: "Plan this litter" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Choose a dam, a sire or both" })).toBeVisible();
  await expectGoodPage(page);

  await choose(page, dam, "Choose one of my animals", "Bramble");
  await page.getByRole("button", { name: "Find mates" }).click();
  await expect(page.getByRole("heading", { name: "Sires for Bramble" })).toBeVisible();
  await expectGoodPage(page);

  await page.getByRole("region", { name: "Sires for Bramble" }).getByRole("link", { name: "Fen" }).click();
  await expect(page.getByRole("heading", { name: "Bramble × Fen" })).toBeVisible();
  await expect(page.getByText("No known risk")).toBeVisible();
  const neuropathy = page.getByRole("article").filter({ hasText: "Sensory neuropathy" });
  await expect(neuropathy.getByText("N/SN-BC")).toBeVisible();
  await expect(neuropathy.getByText("50% carriers")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Colours" })).toBeVisible();
  await expectGoodPage(page);

  await page.getByRole("button", { name: "Change Fen for another animal" }).click();
  const outside = page.getByRole("group", { name: sire });
  await outside.getByRole("button", { name: "Use another breeder’s animal" }).click();
  await choose(page, sire, "Add a test result", "Sensory neuropathy");
  await outside.getByRole("combobox", { name: /^Sensory neuropathy/ }).selectOption("N/SN-BC");
  await expectGoodPage(page);
  await page.getByRole("button", { name: "Plan this litter" }).click();
  await expect(page.getByRole("heading", { name: "Bramble × Outside sire" })).toBeVisible();
  await expect(page.getByText("Some offspring at risk")).toBeVisible();
  await expect(neuropathy.getByText("25% at risk, two copies")).toBeVisible();

  await page.goto("/my/breeding-strategy?dam=999999999&sire=999999998");
  await expect(page.getByText("Choose an animal whose results you may see")).toHaveCount(2);
});

test("the colour tool fills in an animal’s genotypes, and guests enter theirs", inProof, async ({ page }) => {
  await page.goto("/tools/feline-colour");
  for (const group of [dam, sire])
    for (const [label, value] of [
      ["Dilute (D)", "D/d"],
      ["Chocolate and cinnamon (B)", "B/B"],
      ["Agouti (A)", "a/a"],
      ["Colourpoint (C)", "C/C"],
    ] as const)
      await page.getByRole("group", { name: group }).getByLabel(label).selectOption(value);
  await page.getByRole("button", { name: "Show the litter" }).click();
  await expect(page.getByRole("heading", { name: "What to expect" })).toBeFocused();
  await expect(page.getByText("blue (solid)")).toBeVisible();
  await expectGoodPage(page);

  await signIn(page, "breeder");
  await page.goto("/my/feline-colour");
  await choose(page, dam, "Fill in from one of my animals", "Odette");
  const group = page.getByRole("group", { name: dam });
  await expect(group.getByText(/genotypes filled in from Odette’s reports/)).toBeVisible();
  await expect(group.getByLabel("Dilute (D)")).toHaveValue("D/d");
  await expect(group.getByText(/From Odette’s report of/).first()).toBeVisible();
  await expectGoodPage(page);
  await group.getByLabel("Dilute (D)").selectOption("d/d");
  await expect(group.getByLabel("Dilute (D)")).not.toHaveAccessibleDescription(/report of/);
});
