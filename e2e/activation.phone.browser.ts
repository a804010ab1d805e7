import { expect, type Page } from "@playwright/test";
import { expectGoodPage } from "@/e2e/testing/axe";
import { heading, sandboxCards } from "@/e2e/testing/checkout";
import { buyKits } from "@/e2e/testing/kits";
import { waitForMail } from "@/e2e/testing/mailbox";
import { emptyCart, openOverview, signIn } from "@/e2e/testing/steps";
import { inProof, shopUrl, test } from "@/e2e/testing/test";

/** Asks for the breed, and for the date of birth. */
const [fullBreedProfile, genoPet] = [401, 969];

/** Five tubes without a test, and five single tests. */
const packForDogs = 447;

const titles = {
  email: "Where should we send the results?",
  barcode: "Which kit do you have?",
  test: "What should we test?",
  pet: "Whose sample is it?",
  extras: "Anything else to test?",
  person: "About you",
  sample: "About the sample",
  review: "Check your details",
} as const;

const isAt = (page: Page, step: keyof typeof titles) => expect(heading(page, titles[step])).toBeVisible();
const next = (page: Page) => page.getByRole("button", { name: "Continue", exact: true }).click();
const barcodeField = (page: Page) => page.getByRole("textbox", { name: "Barcode", exact: true });

/** A reload shows the same step with what was typed. */
async function reload(page: Page, step: keyof typeof titles): Promise<void> {
  await page.reload();
  await isAt(page, step);
}

async function fillEmail(page: Page, email: string): Promise<void> {
  await isAt(page, "email");
  await page.getByLabel("Email").fill(email);
  await next(page);
}

async function chooseBreed(page: Page, name: string): Promise<void> {
  await page.getByRole("combobox", { name: "Search for the breed" }).pressSequentially(name);
  await page.getByRole("option", { name, exact: true }).click();
  await expect(page.getByText(`Breed: ${name}`)).toBeVisible();
}

async function fillPerson(page: Page): Promise<void> {
  await isAt(page, "person");
  await page.getByLabel("First name").fill("Robin");
  await page.getByLabel("Last name").fill("Marlowe");
  await page.getByRole("combobox", { name: "Country" }).selectOption({ label: "Germany" });
  await page.getByLabel("Street and number").fill("12 Harbour Road");
  await page.getByLabel("Postal code").fill("20095");
  await page.getByLabel("City").fill("Hamburg");
  await page.getByRole("checkbox", { name: "I accept the terms and conditions" }).check();
}

const checkPage = async (page: Page) => {
  await expectGoodPage(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
};

test("a guest activates a kit with a reload at every step and a network cut before the last one", async ({
  page,
  problems,
}) => {
  problems.allow(/Failed to load resource: (net::|the server responded with a status of 428)/);
  const [barcode = ""] = await buyKits(fullBreedProfile, { shop: shopUrl });
  await page.goto("/activate");
  await page.getByLabel("Email").fill("robin@buyers.test");
  await reload(page, "email");
  await expect(page.getByLabel("Email")).toHaveValue("robin@buyers.test");
  await checkPage(page);
  await next(page);

  await isAt(page, "barcode");
  await expect(heading(page, titles.barcode)).toBeFocused();
  await barcodeField(page).fill(barcode);
  await page.getByLabel("Type the barcode again").fill(`${barcode.slice(0, -1)}x`);
  await next(page);
  await expect(page.getByText("Confirm Barcode Number doesn't match")).toBeVisible();
  await checkPage(page);
  await reload(page, "barcode");
  await expect(barcodeField(page)).toHaveValue(barcode);
  await page.getByLabel("Type the barcode again").fill(barcode);
  await next(page);

  await isAt(page, "pet");
  await next(page);
  await expect(page.getByLabel("Name", { exact: true })).toBeFocused();
  await page.getByLabel("Name", { exact: true }).fill("Bella");
  await page.getByRole("radio", { name: "Female" }).check();
  await chooseBreed(page, "Labrador Retriever");
  await checkPage(page);
  await reload(page, "pet");
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Bella");
  await expect(page.getByText("Breed: Labrador Retriever")).toBeVisible();
  await next(page);

  await isAt(page, "extras");
  await checkPage(page);
  await reload(page, "extras");
  await page.getByRole("button", { name: "Continue without more tests" }).click();
  await fillPerson(page);
  await checkPage(page);
  await reload(page, "person");
  await expect(page.getByLabel("City")).toHaveValue("Hamburg");
  await next(page);
  await isAt(page, "sample");
  await page.getByRole("checkbox", { name: /for research/ }).check();
  await checkPage(page);
  await reload(page, "sample");
  await expect(page.getByRole("checkbox", { name: /for research/ })).toBeChecked();
  await next(page);
  await isAt(page, "review");
  await reload(page, "review");
  await checkPage(page);

  await page.context().setOffline(true);
  await page.getByRole("button", { name: "Activate this kit" }).click();
  await expect(page.getByText("Network error").first()).toBeVisible();
  await page.context().setOffline(false);
  await page.getByRole("button", { name: "Activate this kit" }).dblclick();
  await expect(heading(page, "Bella’s kit is activated")).toBeVisible();
  await checkPage(page);
  await page.getByLabel("Tracking number").fill("JJD 0001");
  await page.getByRole("button", { name: "I have posted it" }).click();
  await expect(heading(page, "Bella’s sample is on its way")).toBeVisible();
  await page.getByRole("button", { name: "Correct the details" }).click();
  await page.getByLabel("Name", { exact: true }).fill("Belle");
  await page.getByRole("button", { name: "Save" }).first().click();
  await expect(heading(page, "Belle’s sample is on its way")).toBeVisible();
  await waitForMail("robin@buyers.test", /Bella/);
});

test("tests are added to a kit and paid while it is activated", inProof, async ({ page, problems }) => {
  problems.allow(/status of 402/);
  const [barcode = ""] = await buyKits(genoPet, { shop: shopUrl });
  await page.goto(`/activate?barcode=${barcode}`);
  await fillEmail(page, "robin@buyers.test");
  await isAt(page, "barcode");
  await next(page);
  await page.getByLabel("Name", { exact: true }).fill("Milo");
  await page.getByRole("radio", { name: "Male", exact: true }).check();
  await page.getByLabel("Day").selectOption("3");
  await page.getByLabel("Month").selectOption("May");
  await page.getByLabel("Year").selectOption("2022");
  await page.getByRole("radio", { name: "Mixed breed" }).check();
  await next(page);
  await isAt(page, "extras");
  const test1 = page.getByRole("checkbox").first();
  await test1.check();
  await page.getByRole("button", { name: "Add 1 test" }).click();
  await fillPerson(page);
  await next(page);
  await isAt(page, "sample");
  await next(page);
  await isAt(page, "review");
  await page.getByLabel("Card number").fill(sandboxCards.declined);
  await page.getByLabel("Month").fill("11");
  await page.getByLabel("Year").fill(String(new Date().getFullYear() + 2));
  await page.getByLabel("Security code").fill("123");
  await checkPage(page);
  const pay = page.getByRole("button", { name: /^Pay .* and activate$/ });
  await pay.click();
  await expect(page.getByText(/Your bank declined the card/).first()).toBeVisible();
  await page.getByLabel("Card number").fill(sandboxCards.success);
  await pay.click();
  await expect(heading(page, "Milo’s kit is activated")).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText("Added", { exact: true })).toBeVisible();
});

test("a breeder activates a kit for an animal that is on file", async ({ page }) => {
  await signIn(page, "breeder");
  const [barcode = ""] = await buyKits(fullBreedProfile, { shop: shopUrl });
  await page.goto(`/activate?barcode=${barcode}`);
  await isAt(page, "barcode");
  await next(page);
  await isAt(page, "pet");
  const own = page.getByRole("combobox", { name: "One of your animals" });
  const [name = ""] = ((await own.locator("option").nth(1).textContent()) ?? "").split(",");
  await own.selectOption({ index: 1 });
  await expect(page.getByRole("heading", { name: `${name}’s details` })).toBeVisible();
  await checkPage(page);
  await next(page);
  await isAt(page, "extras");
  await page.getByRole("button", { name: "Continue without more tests" }).click();
  await isAt(page, "person");
  await expect(page.getByLabel("First name")).toHaveValue("Bree");
  await expect(page.getByLabel("Email")).toHaveValue("breeder@tailmark.test");
  await fillPerson(page);
  await next(page);
  await isAt(page, "sample");
  await next(page);
  await isAt(page, "review");
  await page.getByRole("button", { name: "Activate this kit" }).click();
  await expect(heading(page, `${name}’s kit is activated`)).toBeVisible();
  await page.getByRole("link", { name: "Activate another kit" }).click();
  await isAt(page, "barcode");
  await expect(barcodeField(page)).toHaveValue("");
});

test("a breeder chooses a test of a pack for a tube that came without one", inProof, async ({ page }) => {
  await signIn(page, "breeder");
  await openOverview(page);
  await emptyCart(page);
  const cookies = await page.context().cookies(shopUrl.replace("http:", "https:"));
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  const [barcode = ""] = await buyKits(packForDogs, { shop: shopUrl, cookie });
  await page.goto(`/activate?barcode=${barcode}`);
  await isAt(page, "barcode");
  await next(page);
  await expect(heading(page, titles.test)).toBeVisible();
  await next(page);
  await expect(page.getByText("This field is required")).toBeVisible();
  await page
    .getByRole("radio", { name: /tests left/ })
    .first()
    .check();
  await page.getByRole("combobox", { name: "Search for a test" }).pressSequentially("prcd");
  await page.getByRole("option").first().click();
  await expect(page.getByText(/^Chosen test: /)).toBeVisible();
  await checkPage(page);
  await reload(page, "test");
  await expect(page.getByText(/^Chosen test: /)).toBeVisible();
  await next(page);
  await isAt(page, "pet");
  await page.getByRole("combobox", { name: "One of your animals" }).selectOption({ index: 1 });
  await next(page);
  await expect(heading(page, titles.pet)).toHaveCount(0);
});
