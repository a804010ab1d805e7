import { expect, type Locator, type Page } from "@playwright/test";
import {
  accountMenuOf,
  commonMenu,
  type Links,
  expectedMenus,
  roleMenus,
  tabs,
  guestLinks,
  logOutLabel,
} from "@/e2e/testing/menu-expectations";
import {
  accountDeletedPath,
  notFoundHeading,
  publicScreens,
  roleList,
} from "@/e2e/testing/role-expectations";
import { signIn } from "@/e2e/testing/steps";
import { inProof, shopUrl, test } from "@/e2e/testing/test";
import { sampleOf } from "@/tools/testing/test-effort";

/** In one call: a call per link searches the whole page each time. */
function readLinks(part: Locator): Promise<Links> {
  const links = part.getByRole("link").filter({ visible: true });
  return links.evaluateAll((all) =>
    all.map((link) => [(link as HTMLElement).innerText.trim(), link.getAttribute("href") ?? ""] as const),
  );
}

/** Checks the menu and its submenus by their visible names. */
async function expectMenu(page: Page, side: keyof typeof roleMenus, country?: string): Promise<void> {
  const { links, memberLinks, supplyLinks = [], visitorLinks, tab } = roleMenus[side];
  const isMember = country !== undefined;
  const menus = expectedMenus(side, country);
  if (country) await expect(page.locator("html")).toHaveAttribute("data-address", country);
  const header = page.getByRole("banner");
  const menu = header.getByRole("navigation", { name: "Main menu" });
  await expect
    .poll(() => readLinks(menu))
    .toEqual([
      ...(isMember ? memberLinks : visitorLinks),
      ...links,
      ...(isMember ? supplyLinks : []),
      ...commonMenu.links,
    ]);
  const opened = menu.locator("summary").filter({ visible: true });
  const all: Readonly<Record<string, Links>> = { ...menus, ...commonMenu.menus };
  await expect.poll(() => opened.allInnerTexts()).toEqual(Object.keys(all));
  for (const [name, inside] of Object.entries(all)) {
    const part = menu
      .locator("details")
      .filter({ visible: true, has: page.getByText(name, { exact: true }) });
    await part.locator("summary").click();
    await expect.poll(() => readLinks(part)).toEqual(inside);
    await page.keyboard.press("Escape");
  }
  const tabBar = header.getByRole("navigation", { name: "Shop as" });
  await expect.poll(() => readLinks(tabBar)).toEqual(tabs);
  await expect(tabBar.getByRole("link", { name: tab, exact: true })).toHaveAttribute("aria-current", "true");
  await expect(tabBar.locator("[aria-current]")).toHaveCount(1);
}

async function expectAccount(page: Page, isMember: boolean, type: string): Promise<void> {
  const header = page.getByRole("banner");
  const loginLinks = header.getByRole("link", { name: "Login / Register" }).filter({ visible: true });
  const account = header.locator("details.relative").filter({ visible: true, hasText: "My account" });
  await expect(loginLinks).toHaveCount(isMember ? 0 : guestLinks.length);
  await expect(account).toHaveCount(isMember ? 1 : 0);
  if (!isMember) return expect(loginLinks).toHaveAttribute("href", guestLinks[0]?.[1] ?? "");
  await account.locator("summary").click();
  await expect.poll(() => readLinks(account)).toEqual(accountMenuOf(type));
  await expect(account.getByRole("button").filter({ visible: true })).toHaveText(logOutLabel);
  await page.keyboard.press("Escape");
}

const roleHome = (side: keyof typeof roleMenus) =>
  tabs.find(([name]) => name === roleMenus[side].tab)?.[1] ?? "/";

/** Starts impersonating a demo account in the admin UI. */
async function impersonate(page: Page, account: string): Promise<void> {
  await page.goto(`/admin?query=${account}%40`);
  const row = page.getByRole("row").filter({ hasText: `${account}@tailmark.test` });
  await row.getByText("Act as").click();
  await row.getByLabel("Why").fill("Looks for a screen");
  await row.getByRole("button", { name: "Start", exact: true }).click();
  await page.waitForURL("/my");
}

/** Screens that no other test opens in the browser. */
const openedOnlyHere: Readonly<Record<string, readonly string[]>> = {
  breeder: [
    "/my/oripacks/transfer",
    "/my/club-products",
    "/my/parentage-requests",
    "/my/parentage-requests/new",
    "/my/parentage-consents",
    "/my/api-tokens",
    "/my/invoices",
  ],
  vet: ["/my/vet-invoices"],
};

for (const [role, { menu: side, account, actsAs, country, banner, portal, screens }] of roleList)
  test(
    `a ${role} sees the menus of the role, and each private screen with the right access`,
    actsAs ? inProof : {},
    async ({ problems, page }) => {
      problems.allow(/status of 404/);
      const isMember = account !== undefined;
      if (isMember) await signIn(page, account);
      if (actsAs) await impersonate(page, actsAs);
      await page.goto(isMember ? roleHome(side) : "/");
      // The menus of an admin are those of the breeder.
      if (account !== "admin") await expectMenu(page, side, country);
      if (isMember) await page.goto("/my");
      await expectAccount(page, isMember, side);
      const notice = page.getByText(/^Logged in as: /);
      await (banner ? expect(notice).toContainText(banner) : expect(notice).toHaveCount(0));
      await expect(page.getByRole("button", { name: "Stop impersonating" })).toHaveCount(actsAs ? 1 : 0);
      const tools = page.getByRole("navigation", { name: "Your tools" });
      // The groups of the navigation are closed, except that of the page.
      await tools.locator("details").evaluateAll((all) => {
        for (const group of all) group.setAttribute("open", "");
      });
      const readTools = async () => (await readLinks(tools)).toSorted();
      if (isMember) await expect.poll(readTools).toEqual(portal.toSorted());
      else await expect(tools).toHaveCount(0);

      const all = Object.keys(screens);
      for (const path of allIfThorough(all, listOwnPaths(role, all)))
        await expectScreen(page, path, screens[path]);
      const opened = openedOnlyHere[role];
      if (opened) await openScreens(page, allIfThorough(all, opened), screens);
      const open = isMember ? sampleOf(publicScreens, 8) : [...publicScreens, accountDeletedPath];
      expect(await findClosedPaths(page, open)).toEqual([]);
    },
  );

/** The paths that do not respond with 200, though they are public. */
async function findClosedPaths(page: Page, paths: readonly string[]): Promise<readonly string[]> {
  const closed = [];
  for (const path of paths) {
    const response = await page.request.get(path, { maxRedirects: 0 });
    if (response.status() !== 200) closed.push(`${path}: ${response.status()}`);
  }
  return closed;
}

/** Reads the response: much faster than navigation. */
async function expectScreen(page: Page, path: string, heading: string | undefined): Promise<void> {
  const response = await page.request.get(path, { maxRedirects: 0 });
  const status = response.status();
  const target = heading === undefined ? "/login" : redirectTo(heading);
  if (target !== undefined && target !== path) {
    const { pathname, searchParams } = new URL(response.headers()["location"] ?? "", shopUrl);
    const next = target === "/login" ? path : null;
    return expect([path, status, pathname, searchParams.get("next")]).toEqual([path, 307, target, next]);
  }
  if (heading === notFoundHeading) return expect([path, status]).toEqual([path, 404]);
  const headings = [...(await response.text()).matchAll(/<h1[^>]*>(.*?)<\/h1>/gs)];
  expect([path, status, headings.map(([, text = ""]) => text.replace(/<[^>]*>/g, "").trim())]).toEqual([
    path,
    200,
    [heading],
  ]);
}

/** The paths in `all` whose screens are not those of the breeder, who opens them all. Guests are redirected from each. */
function listOwnPaths(role: string, all: readonly string[]): readonly string[] {
  if (role === "breeder" || role === "guest") return all;
  if (role === "admin acting as a breeder") return all.filter((path) => /^\/(my$|admin)/.test(path));
  const screensOf = new Map(roleList.map(([name, { screens }]) => [name, screens]));
  return all.filter((path) => screensOf.get(role)?.[path] !== screensOf.get("breeder")?.[path]);
}

const allIfThorough = (all: readonly string[], otherwise: readonly string[]): readonly string[] => {
  const sample = sampleOf(all, 0);
  return sample.length > 0 ? sample : otherwise;
};

/** In the browser, so that errors while a page starts are found. */
async function openScreens(
  page: Page,
  paths: readonly string[],
  screens: Readonly<Record<string, string | undefined>>,
): Promise<void> {
  for (const path of paths) {
    const heading = screens[path];
    if (heading === undefined || heading === notFoundHeading) continue;
    if ((redirectTo(heading) ?? path) !== path) continue;
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
  }
}

/** Tools of other roles redirect to the overview. Vets have patients and practice invoices. */
function redirectTo(heading: string): string | undefined {
  if (heading.startsWith("Hello, ")) return "/my";
  return {
    "My animals": "/my/my-animals",
    "My patients": "/my/my-patients",
    "Practice invoices": "/my/vet-invoices",
  }[heading];
}

test("a guest on a role landing page sees its menu and no account menu", async ({ page }) => {
  await page.goto("/breeder");
  await expectMenu(page, "breeder");
  await expectAccount(page, false, "guest");
});
