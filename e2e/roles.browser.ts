import { expect, type Locator, type Page } from "@playwright/test";
import {
  accountMenu,
  farewell,
  forAll,
  type Links,
  menusOf,
  missing,
  openScreens,
  roleList,
  sides,
  tabs,
  wayIn,
  wayOut,
} from "@/e2e/testing/roles";
import { signIn } from "@/e2e/testing/steps";
import { test } from "@/e2e/testing/test";

async function linksIn(part: Locator): Promise<Links> {
  const links = await part.getByRole("link").filter({ visible: true }).all();
  return Promise.all(
    links.map(
      async (link) => [(await link.innerText()).trim(), (await link.getAttribute("href")) ?? ""] as const,
    ),
  );
}

/** What stands in the menu, and what opens in it: by the names a person reads. */
async function expectMenu(page: Page, side: keyof typeof sides, country?: string): Promise<void> {
  const { links, memberLinks, tab } = sides[side];
  const isMember = country !== undefined;
  const menus = menusOf(side, country);
  if (country) await expect(page.locator("html")).toHaveAttribute("data-address", country);
  const header = page.getByRole("banner");
  const menu = header.getByRole("navigation", { name: "Main menu" });
  expect(await linksIn(menu)).toEqual([...(isMember ? memberLinks : []), ...links, ...forAll.links]);
  const opened = menu.locator("summary").filter({ visible: true });
  const all: Readonly<Record<string, Links>> = { ...menus, ...forAll.menus };
  expect(await opened.allInnerTexts()).toEqual(Object.keys(all));
  for (const [name, inside] of Object.entries(all)) {
    const part = menu
      .locator("details")
      .filter({ visible: true, has: page.getByText(name, { exact: true }) });
    await part.locator("summary").click();
    expect(await linksIn(part)).toEqual(inside);
    await page.keyboard.press("Escape");
  }
  const tabBar = header.getByRole("navigation", { name: "I am here as" });
  expect(await linksIn(tabBar)).toEqual(tabs);
  await expect(tabBar.getByRole("link", { name: tab, exact: true })).toHaveAttribute("aria-current", "true");
  await expect(tabBar.locator("[aria-current]")).toHaveCount(1);
}

async function expectAccount(page: Page, isMember: boolean): Promise<void> {
  const header = page.getByRole("banner");
  const ways = header.getByRole("link", { name: "Login / Register" }).filter({ visible: true });
  const account = header.locator("details.relative").filter({ visible: true, hasText: "My account" });
  await expect(ways).toHaveCount(isMember ? 0 : wayIn.length);
  await expect(account).toHaveCount(isMember ? 1 : 0);
  if (!isMember) return expect(ways).toHaveAttribute("href", wayIn[0]?.[1] ?? "");
  await account.locator("summary").click();
  expect(await linksIn(account)).toEqual(accountMenu);
  await expect(account.getByRole("button").filter({ visible: true })).toHaveText(wayOut);
  await page.keyboard.press("Escape");
}

/** Begins to act as the demo account, the way the screen does it. */
async function actAs(page: Page, account: string): Promise<void> {
  await page.goto(`/admin?query=${account}%40`);
  const row = page.getByRole("row").filter({ hasText: `${account}@tailmark.test` });
  await row.getByText("Act as").click();
  await row.getByLabel("Why").fill("Looks for a screen");
  await row.getByRole("button", { name: "Begin" }).click();
  await page.waitForURL("/my");
}

for (const [who, { side, account, actsAs, country, banner, portal, screens }] of roleList)
  test(`a ${who} finds what is theirs, and every private screen answers them as it should`, async ({
    complaints,
    page,
  }) => {
    complaints.expect(/status of 404/);
    const isMember = account !== undefined;
    if (isMember) await signIn(page, account);
    if (actsAs) await actAs(page, actsAs);
    await page.goto(isMember ? "/my" : "/");
    await expectMenu(page, side, country);
    await expectAccount(page, isMember);
    const said = page.getByText(/^Logged in as: /);
    await (banner ? expect(said).toContainText(banner) : expect(said).toHaveCount(0));
    await expect(page.getByRole("button", { name: "Back to yourself" })).toHaveCount(actsAs ? 1 : 0);
    const tools = page.getByRole("navigation", { name: "Your tools" });
    if (isMember) expect(await linksIn(tools)).toEqual(portal);
    else await expect(tools).toHaveCount(0);

    for (const [path, heading] of Object.entries(screens)) await expectScreen(page, path, heading);
    expect(await closedOf(page, [...openScreens, ...(account ? [] : [farewell])])).toEqual([]);
  });

/** Those of them that do not answer, where they should for everybody. */
function closedOf(page: Page, paths: readonly string[]): Promise<readonly string[]> {
  return page.evaluate(async (asked) => {
    const closed = [];
    for (const path of asked) {
      const { status, redirected } = await fetch(path);
      if (status !== 200 || redirected) closed.push(`${path}: ${status}`);
    }
    return closed;
  }, paths);
}

/** Asked for from within the page where there is nothing to be seen, which is quicker. */
async function expectScreen(page: Page, path: string, heading: string | undefined): Promise<void> {
  const answer = await page.evaluate(async (url) => {
    const { url: reached, status } = await fetch(url);
    return { reached, status };
  }, path);
  const { pathname, searchParams } = new URL(answer.reached);
  if (heading === undefined) return expect([pathname, searchParams.get("next")]).toEqual(["/login", path]);
  // Another role's tool leads to the overview.
  const end = heading.startsWith("Hello, ") ? "/my" : path;
  expect([path, pathname, answer.status]).toEqual([path, end, heading === missing ? 404 : 200]);
  if (heading === missing) return;
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
}

test("a guest who looks at somebody's side finds their menu, and nothing of an account", async ({ page }) => {
  for (const [side, path] of [
    ["breeder", "/breeder"],
    ["owner", "/pet-owner"],
    ["vet", "/vet"],
  ] as const) {
    await page.goto(path);
    await expectMenu(page, side);
    await expectAccount(page, false);
  }
});
