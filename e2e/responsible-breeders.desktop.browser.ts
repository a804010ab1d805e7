import { randomUUID } from "node:crypto";
import { expect } from "@playwright/test";
import { axeViolations, expectGoodPage } from "@/e2e/testing/axe";
import { openContext } from "@/e2e/testing/open-context";
import { registerThroughApi } from "@/e2e/testing/registration";
import { signIn } from "@/e2e/testing/steps";
import { chooseCountry, inProof, shopUrl, test } from "@/e2e/testing/test";

const program = "/breeder/responsible-breeder-program";
const search = `${program}/search`;

test(
  "a breeder applies, is approved, is found in the list, and withdraws",
  inProof,
  async ({ page, browser, problems }) => {
    const mark = randomUUID().slice(0, 8);
    const kennel = `Hollowmere ${mark}`;
    const newcomer = {
      type: "breeder",
      name: `Bea ${mark}`,
      email: `${randomUUID()}@hollowmere.test`,
      password: "a-long-walk-at-noon",
    } as const;
    const context = await openContext(browser, { baseURL: shopUrl });
    await problems.watch(context, shopUrl);
    await chooseCountry(context, "AU");
    const breeder = await context.newPage();

    await breeder.goto(program);
    await breeder.getByRole("link", { name: "Apply to join the list", exact: true }).click();
    await expect(breeder.getByRole("heading", { name: "Sign in first" })).toBeVisible();
    expect(await axeViolations(breeder)).toEqual([]);
    await expect(breeder.getByRole("link", { name: "Sign in", exact: true })).toHaveAttribute(
      "href",
      /next=.*form/,
    );
    await registerThroughApi(breeder, newcomer);

    await breeder.goto(`${program}/form`);
    const form = breeder.getByRole("form", { name: "Your application" });
    await expect(form.getByLabel("Country")).toHaveValue("AU");
    await form.getByRole("button", { name: "Apply" }).click();
    await expect(form.getByLabel("Kennel or cattery")).toBeFocused();
    await form.getByLabel("Kennel or cattery").fill(kennel);
    await form.getByLabel("Country").selectOption({ label: "Portugal" });
    await form.getByLabel("Town and region").fill("Tomar, Ribatejo");
    await form.getByLabel("Breeds you keep").fill("somali");
    await breeder.getByRole("option", { name: "Somali", exact: true }).click();
    await expect(form.getByRole("button", { name: "Remove Somali" })).toBeVisible();
    await form.getByLabel("Website (optional)").fill("javascript:alert(1)");
    await form
      .getByLabel("How do you test your animals and find them homes?")
      .fill("All of them, before a mating.");
    await form.getByLabel(/^I agree/).check();
    await form.getByRole("button", { name: "Apply" }).click();
    await expect(form.getByLabel("Website (optional)")).toBeFocused();
    await form.getByLabel("Website (optional)").fill("https://hollowmere.example/cats");
    await expectGoodPage(breeder);
    // Without a pointer: its second click could land on what replaces the form, and take the focus from the heading.
    await form.getByRole("button", { name: "Apply" }).evaluate((button: HTMLElement) => {
      button.click();
      button.click();
    });
    await expect(breeder.getByRole("heading", { name: "We are reading your application" })).toBeFocused();

    await signIn(page, "admin");
    await page.goto("/admin/approvals?kind=responsibleBreeder&state=waiting");
    const card = page.getByRole("article", { name: newcomer.name });
    for (const fact of [kennel, "Tomar, Ribatejo, Portugal", "Somali", "All of them, before a mating."])
      await expect(card).toContainText(fact);
    await card.getByRole("button", { name: "Approve" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Approve" }).click();
    await expect(card.getByRole("status")).toContainText("Approved by Ada Marsh just now");
    await expect(card.getByRole("button", { name: "Take off the list" })).toBeVisible();

    const guests = await openContext(browser, { baseURL: shopUrl });
    await problems.watch(guests, shopUrl);
    await chooseCountry(guests, "AU");
    const guest = await guests.newPage();
    await guest.goto(search);
    await guest.getByLabel("Breed", { exact: true }).fill("Somali");
    await guest.getByLabel("Country", { exact: true }).selectOption({ label: "Portugal" });
    await guest.getByRole("search", { name: "Search the list" }).getByRole("button").click();
    await expect(guest).toHaveURL(/breed=Somali&species=&country=PT/);
    const found = guest.getByRole("listitem").filter({ hasText: kennel });
    await expect(found).toBeVisible();
    await expect(found.getByRole("link", { name: /hollowmere\.example/ })).toHaveAttribute(
      "rel",
      /nofollow ugc/,
    );
    await expect(guest.locator("meta[name=robots]")).toHaveAttribute("content", /noindex/);
    expect(await guest.content()).not.toContain(newcomer.name);
    await expectGoodPage(guest);

    await breeder.reload();
    await breeder.getByRole("button", { name: "Take me off the list" }).click();
    await breeder.getByRole("button", { name: "Take me off the list" }).click();
    await expect(breeder.getByRole("heading", { name: "You are not on the list" })).toBeFocused();
    await guest.reload();
    await expect(guest.getByText(kennel)).toHaveCount(0);
    await guests.close();
    await context.close();
  },
);

test("the application form tells a pet owner that it is for breeders", async ({ page }) => {
  await signIn(page, "owner");
  await page.goto(`${program}/form`);
  await expect(page.getByRole("heading", { name: "This is for breeders" })).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the list can be searched and paginated", async ({ page }) => {
    await page.goto(search);
    await page.getByRole("link", { name: "Page 2" }).click();
    await expect(page).toHaveURL(/page=2/);
    await page.getByLabel("Country", { exact: true }).selectOption({ label: "Sweden" });
    await page.getByRole("search", { name: "Search the list" }).getByRole("button").click();
    await expect(page.getByRole("heading", { name: "Norrskogen" })).toBeVisible();
    await page.goto(`${search}?breed=xyzzy`);
    await expect(page.getByText("Nothing found.")).toBeVisible();
  });
});
