import type { Browser, BrowserContext } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openBrowser, watched } from "./testing/browser";
import { type Programs, startPrograms } from "./testing/programs";
import { addressesOf, publicRoutes } from "./testing/public-routes";

const productPath = "/store/geno-pet-for-dogs-canine/p/969";
const routes = publicRoutes();

let programs: Programs;
let browser: Browser;
beforeAll(async () => {
  programs = await startPrograms();
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await programs?.stop();
});

it("knows the pages that everything else stands on", () => {
  expect(routes).toEqual(expect.arrayContaining(["/", "/store", "/store/[name]/p/[id]", "/search"]));
});

/** Pages are made on first request, so a build proves nothing of them: this opens each, as a build would. */
describe.each(["AU", "SE"])("in the market of %s", (country) => {
  let context: BrowserContext;
  const addresses = new Map<string, string>();

  beforeAll(async () => {
    context = await browser.newContext();
    await context.addCookies([{ name: "country", value: country, url: programs.shop }]);
    await findAddresses(context, addresses);
  });
  afterAll(() => context?.close());

  it("the button on a product page puts it into the cart", async () => {
    const { page, complaints } = await watched(context, programs.shop);
    await page.goto(programs.shop + productPath);
    await page.getByRole("button", { name: "Add to cart" }).click();
    await page.getByText("Item added to cart").waitFor();
    await page.locator("[data-cart-badge]").filter({ hasText: "1" }).waitFor();
    expect(complaints).toEqual([]);
  });

  it.each(routes)("%s is whole, wakes up and says nothing to the console", async (route) => {
    const address = addresses.get(route) ?? "";
    expect(address, `no page links to an address of ${route}`).toMatch(addressesOf(route));
    const { page, complaints } = await watched(context, programs.shop);
    const response = await page.goto(programs.shop + address);
    expect(response?.status()).toBe(200);
    expect(await page.locator("h1").count()).toBe(1);
    expect(await page.locator("html").getAttribute("data-market")).toBe(`${country}-en`);
    // The count comes from the browser's own state: it shows only where the page's script runs.
    await page.locator("[data-cart-badge]").filter({ hasText: "1" }).waitFor();
    expect(complaints).toEqual([]);
  });
});

/** A route with parameters is opened at the first address that some other page links to. */
async function findAddresses(context: BrowserContext, addresses: Map<string, string>): Promise<void> {
  for (const route of routes.filter((one) => !one.includes("["))) addresses.set(route, route);
  const page = await context.newPage();
  for (const path of [...addresses.values()]) {
    await page.goto(programs.shop + path);
    const links = await page
      .locator("a[href^='/']")
      .evaluateAll((all) => all.map((one) => one.getAttribute("href") ?? ""));
    for (const route of routes) {
      const found = addresses.has(route) ? undefined : links.find((link) => addressesOf(route).test(link));
      if (found) addresses.set(route, found);
    }
  }
  await page.close();
}

it("a visitor without session or cart makes no call at all", async () => {
  const context = await browser.newContext();
  const { page, complaints } = await watched(context, programs.shop);
  const calls: string[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).pathname.startsWith("/api/")) calls.push(request.url());
  });
  for (const path of ["/", "/store", productPath])
    await page.goto(programs.shop + path, { waitUntil: "networkidle" });
  expect(calls).toEqual([]);
  expect(complaints).toEqual([]);
  await context.close();
});

it("signing in shows what is wrong in place, then leads where one wanted to go", async () => {
  const context = await browser.newContext();
  const { page } = await watched(context, programs.shop);
  await page.goto(`${programs.shop}/my`);
  expect(new URL(page.url()).search).toBe("?next=%2Fmy");
  await page.getByLabel("E-mail").fill("breeder@tailmark.test");
  await page.getByLabel("Password").fill("not-this-one");
  await page.getByRole("button").last().click();
  await page.getByRole("alert").filter({ hasText: "do not go together" }).waitFor();
  await page.getByLabel("Password").fill("Tailmark-demo-1");
  await page.getByRole("button").last().click();
  await page.waitForURL(`${programs.shop}/my`);
  expect(await page.locator("main").innerText()).toContain("Bree Holloway");
  await context.close();
});
