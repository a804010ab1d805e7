import { PathnameContext } from "next/dist/shared/lib/hooks-client-context.shared-runtime";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { demoAccounts } from "@/backend/db/seed/seed-demo-accounts";
import { PortalNav } from "@/components/top/portal/portal-nav";
import { groupTools } from "@/components/top/portal/nav-groups";
import { toolLinks } from "@/components/top/portal/tool-links";
import {
  accountMenuOf,
  commonMenu,
  expectedMenus,
  roleMenus,
  tabs,
  guestLinks,
  logOutLabel,
} from "@/e2e/testing/menu-expectations";
import { accountDeletedPath, publicScreens, tokenScreens, roleList } from "@/e2e/testing/role-expectations";
import { getTranslator } from "@/lib/i18n/messages";
import { StoreProvider } from "@/store/provider-client";
import { ShopHeader } from "./shop-header";

const header = renderToStaticMarkup(
  <StoreProvider>
    <ShopHeader />
  </StoreProvider>,
);

/** The header without the parts that the styles hide from this visitor. */
function headerFor(type: string, country: string | undefined, account?: string): Element {
  const { body } = new DOMParser().parseFromString(header, "text/html");
  const session = [country ? "member" : "visitor", account === "vet" ? "vet-account" : "not-vet-account"];
  const audiences = [type, ...session, `address-${country}`];
  for (const part of body.querySelectorAll("[data-for]"))
    if (!(part.getAttribute("data-for") ?? "").split(" ").some((name) => audiences.includes(name)))
      part.remove();
  return body;
}

const text = (part: Element) => (part.textContent ?? "").trim();
const linksIn = (parts: Iterable<Element>) =>
  [...parts].map((link) => [text(link), link.getAttribute("href")]);

const visitors = (["guest", "breeder", "owner", "vet"] as const).flatMap((userType) => [
  [userType, "without a session", undefined] as const,
  [userType, "with an address in Australia", "AU"] as const,
  [userType, "with an address in another country", "US"] as const,
]);

it.each(visitors)("the header of the user type %s %s has exactly its links", (userType, _how, country) => {
  const visible = headerFor(userType, country);
  const menu = visible.querySelector('nav[aria-label="Main menu"]');
  if (menu === null) throw new Error("The main menu is missing.");
  const expected = roleMenus[userType];
  expect(linksIn(menu.querySelectorAll(".menu-row > li > a"))).toEqual([
    ...(country ? expected.memberLinks : expected.visitorLinks),
    ...expected.links,
    ...commonMenu.links,
  ]);
  const dropdowns = [...menu.querySelectorAll("details")].map((part) => [
    part.querySelector("summary")?.textContent,
    linksIn(part.querySelectorAll("a")),
  ]);
  expect(dropdowns).toEqual(Object.entries({ ...expectedMenus(userType, country), ...commonMenu.menus }));
  expect(linksIn(visible.querySelectorAll('nav[aria-label="Shop as"] a'))).toEqual(tabs);
});

it("the header of vets who may order supplies links to it", () => {
  const { body } = new DOMParser().parseFromString(header, "text/html");
  const links = linksIn(body.querySelectorAll('[data-for="vet"] [data-for="supplies"] a'));
  expect(links).toEqual([["Order supplies", "/my/order-supplies"]]);
  expect(body.querySelectorAll('[data-for="supplies"]')).toHaveLength(1);
});

it.each(roleList)("the account menu of the role %s", (_role, { menu: userType, account, country }) => {
  const isMember = account !== undefined;
  const visible = headerFor(userType, country, userType);
  // Twice: in the coloured bar, and in the mobile menu.
  for (const part of visible.querySelectorAll(".account-menu"))
    expect([linksIn(part.querySelectorAll("a")), text(part.querySelector("button") ?? part)]).toEqual([
      accountMenuOf(userType),
      logOutLabel,
    ]);
  expect(visible.querySelectorAll(".account-menu")).toHaveLength(isMember ? 2 : 0);
  expect(linksIn(visible.querySelectorAll('div[data-for="visitor"] a'))).toEqual(
    isMember ? [] : [...guestLinks, ...guestLinks],
  );
});

const signedIn = roleList.flatMap(([name, role]) =>
  role.account === undefined ? [] : [[name, role] as const],
);

it.each(signedIn)("the portal navigation of the role %s", (_role, { account, actsAs, portal }) => {
  const flags = { isAgent: false, isClubMember: false, hasDvAccess: false, canOrderSupplies: false };
  const found = demoAccounts.find(({ role }) => role === (actsAs ?? account));
  if (found === undefined) throw new Error("Unknown demo account.");
  const t = getTranslator("en", "portal");
  const tools = toolLinks({ ...flags, ...found }, t);
  const html = renderToStaticMarkup(
    <PathnameContext value="/my">
      <StoreProvider>
        <PortalNav groups={groupTools(tools, t)} type={found.type} isAdmin={"isAdmin" in found} />
      </StoreProvider>
    </PathnameContext>,
  );
  const { body } = new DOMParser().parseFromString(html, "text/html");
  const links = body.querySelectorAll('nav[aria-label="Your tools"] a');
  expect(linksIn(links).sort()).toEqual([...portal].sort());
});

/** Paths of page files, without catch-all routes. */
const listPaths = (files: Record<string, unknown>) =>
  Object.keys(files)
    .map((file) => file.replace(/^.*?\/app(\/\(focus\))?(?=\/)/, "").replace("/page.tsx", ""))
    .filter((path) => !path.includes("[..."));

const patternOf = (path: string) => new RegExp(`^${path.replace(/\[\w+\]/g, "[^/]+")}$`);

it("the expectations of each role cover every private page", () => {
  const paths = listPaths(
    import.meta.glob(["../../../app/my/**/page.tsx", "../../../app/admin/**/page.tsx"]),
  );
  expect(paths.length).toBeGreaterThan(4);
  for (const [role, { screens }] of roleList) {
    const covered = Object.keys(screens);
    expect([role, paths.filter((path) => !covered.some((screen) => patternOf(path).test(screen)))]).toEqual([
      role,
      [],
    ]);
  }
});

it("the expectations cover every sign-in and checkout page", () => {
  const paths = listPaths(import.meta.glob("../../../app/?focus?/**/page.tsx"));
  expect(paths.length).toBeGreaterThan(6);
  const patterns = paths.map(patternOf);
  expect(
    patterns.filter(
      (pattern) =>
        ![...publicScreens, ...tokenScreens, accountDeletedPath].some((path) => pattern.test(path)),
    ),
  ).toEqual([]);
});
