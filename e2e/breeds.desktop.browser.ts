import { expect, type Page } from "@playwright/test";
import { axeViolations } from "@/e2e/testing/axe";
import { inProof, test } from "@/e2e/testing/test";

const field = (page: Page) => page.getByRole("searchbox", { name: "Find a breed" });
const link = (page: Page, name: string) => page.getByRole("main").getByRole("link", { name, exact: true });

test("the breed list finds other names by keyboard and keeps the search in the URL", async ({ page }) => {
  await page.goto("/breeder/for-dogs/breeds");
  await field(page).focus();
  await page.keyboard.type("monkey dog");
  await expect(link(page, "Affenpinscher")).toBeVisible();
  await expect(page.getByText("also Monkey Dog")).toBeVisible();
  await expect(link(page, "Akita")).toHaveCount(0);
  await expect(page).toHaveURL(/\?search=monkey\+dog$/);
  await page.reload();
  await expect(field(page)).toHaveValue("monkey dog");
  await expect(link(page, "Affenpinscher")).toBeVisible();
  await link(page, "Affenpinscher").press("Enter");
  await page.waitForURL(/\/affenpinscher\/101$/);
  await page.goBack();
  await expect(field(page)).toHaveValue("monkey dog");
  await expect(link(page, "Akita")).toHaveCount(0);
});

test("arrow keys switch the breed group, and Back restores the previous one", inProof, async ({ page }) => {
  await page.goto("/breeder/for-dogs/breeds");
  await page.getByRole("radio", { name: "All", exact: true }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page).toHaveURL(/\?group=hounds$/);
  await expect(link(page, "Beagle")).toBeAttached();
  await expect(link(page, "Labrador Retriever")).toHaveCount(0);
  await page.keyboard.press("ArrowRight");
  await expect(page).toHaveURL(/\?group=working-dogs$/);
  await page.goBack();
  await expect(page.getByRole("radio", { name: "Hounds" })).toBeChecked();
  await field(page).fill("zzzz");
  await expect(page.getByText("Nothing found.")).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole("button", { name: "Show all" }).click();
  await expect(link(page, "Labrador Retriever")).toBeAttached();
  await expect(field(page)).toBeFocused();
});

test("a filtered breed list has no layout shift and loads pictures lazily", inProof, async ({ page }) => {
  const pictures = new Set<string>();
  page.on("request", (request) => {
    if (request.url().includes("/pictures/breeds/")) pictures.add(request.url());
  });
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
        };
        const moved = Number(document.documentElement.dataset["moved"] ?? 0);
        if (!hadRecentInput) document.documentElement.dataset["moved"] = `${moved + value}`;
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto("/breeder/for-cats/breeds?search=burm");
  await expect(link(page, "Burmese")).toBeVisible();
  await expect(link(page, "Bengal")).toHaveCount(0);
  expect(Number((await page.locator("html").getAttribute("data-moved")) ?? 0)).toBeLessThan(0.05);
  await expect.poll(() => pictures.size).toBeGreaterThan(0);
  expect(pictures.size).toBeLessThan(32);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the breed list is complete and its search uses the server", async ({ page }) => {
    await page.goto("/breeder/for-dogs/breeds");
    await expect(link(page, "Beagle")).toBeAttached();
    await expect(page.getByRole("radio")).toHaveCount(0);
    await field(page).fill("monkey dog");
    await page.getByRole("search", { name: "Find a breed" }).getByRole("button", { name: "Find" }).click();
    await expect(link(page, "Affenpinscher")).toBeVisible();
  });
});
