// @vitest-environment jsdom
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { demoAccounts } from "@/backend/db/seed/seed-demo-accounts";
import { PortalNav } from "@/components/portal/portal-nav";
import { toolLinks } from "@/components/portal/tool-links";
import {
  accountMenu,
  farewell,
  forAll,
  menusOf,
  openScreens,
  roleList,
  sides,
  tabs,
  wayIn,
  wayOut,
} from "@/e2e/testing/roles";
import { wordsOf } from "@/lib/server/words";
import { StoreProvider } from "@/store/provider-client";
import { ShopHeader } from "./shop-header";

const header = renderToStaticMarkup(
  <StoreProvider>
    <ShopHeader words={{ frame: wordsOf("en", "frame"), shelf: wordsOf("en", "shelf") }} />
  </StoreProvider>,
);

/** What styles leave of the header that is the same for everybody. */
function headerFor(type: string, country: string | undefined): Element {
  const { body } = new DOMParser().parseFromString(header, "text/html");
  const audiences = [type, country ? "member" : "visitor", `address-${country}`];
  for (const part of body.querySelectorAll("[data-for]"))
    if (!(part.getAttribute("data-for") ?? "").split(" ").some((name) => audiences.includes(name)))
      part.remove();
  return body;
}

const text = (part: Element) => (part.textContent ?? "").trim();
const linksIn = (parts: Iterable<Element>) =>
  [...parts].map((link) => [text(link), link.getAttribute("href")]);

const visitors = (["guest", "breeder", "owner", "vet"] as const).flatMap((side) => [
  [side, "without a session", undefined] as const,
  [side, "with an address in Australia", "AU"] as const,
  [side, "with an address elsewhere", "US"] as const,
]);

it.each(visitors)("the side of a %s, seen %s, has exactly what is theirs", (side, _how, country) => {
  const seen = headerFor(side, country);
  const menu = seen.querySelector('nav[aria-label="Main menu"]');
  if (menu === null) throw new Error("There is no menu.");
  const own = sides[side];
  expect(linksIn(menu.querySelectorAll(".menu-row > li > a"))).toEqual([
    ...(country ? own.memberLinks : []),
    ...own.links,
    ...forAll.links,
  ]);
  const opened = [...menu.querySelectorAll("details")].map((part) => [
    part.querySelector("summary")?.textContent,
    linksIn(part.querySelectorAll("a")),
  ]);
  expect(opened).toEqual(Object.entries({ ...menusOf(side, country), ...forAll.menus }));
  expect(linksIn(seen.querySelectorAll('nav[aria-label="I am here as"] a'))).toEqual(tabs);
});

it.each(roleList)("the account's part for a %s", (_who, { side, account, country }) => {
  const isMember = account !== undefined;
  const seen = headerFor(side, country);
  // The same twice: in the coloured bar and, on a phone, in the menu.
  for (const part of seen.querySelectorAll(".account-menu"))
    expect([linksIn(part.querySelectorAll("a")), text(part.querySelector("button") ?? part)]).toEqual([
      accountMenu,
      wayOut,
    ]);
  expect(seen.querySelectorAll(".account-menu")).toHaveLength(isMember ? 2 : 0);
  expect(linksIn(seen.querySelectorAll('[data-for="visitor"] a'))).toEqual(
    isMember ? [] : [...wayIn, ...wayIn],
  );
});

const signedIn = roleList.flatMap(([who, role]) =>
  role.account === undefined ? [] : [[who, role] as const],
);

it.each(signedIn)("the portal of a %s", (_who, { account, actsAs, portal }) => {
  const flags = { isAgent: false, isClubMember: false, hasDvAccess: false, canOrderSupplies: false };
  const found = demoAccounts.find(({ role }) => role === (actsAs ?? account));
  if (found === undefined) throw new Error("There is no such demo account.");
  const words = wordsOf("en", "portal");
  const tools = toolLinks({ ...flags, ...found }, words);
  const html = renderToStaticMarkup(
    <StoreProvider>
      <PortalNav tools={tools} isAdmin={"isAdmin" in found} words={words} />
    </StoreProvider>,
  );
  const { body } = new DOMParser().parseFromString(html, "text/html");
  expect(linksIn(body.querySelectorAll("details a"))).toEqual(portal);
  expect(linksIn(body.querySelectorAll("div:not(details div) a"))).toEqual(portal);
});

/** Of a folder, as addresses; a part that stands for many is one of them. */
const screensIn = (files: Record<string, unknown>) =>
  Object.keys(files)
    .map((file) => file.replace(/^.*?\/app(\/\(focus\))?(?=\/)/, "").replace("/page.tsx", ""))
    .filter((path) => !path.includes("[..."));

const patternOf = (path: string) => new RegExp(`^${path.replace(/\[\w+\]/g, "[^/]+")}$`);

it("every private screen there is stands in the table of each role", () => {
  const built = screensIn(import.meta.glob(["../../app/my/**/page.tsx", "../../app/admin/**/page.tsx"]));
  expect(built.length).toBeGreaterThan(4);
  for (const [who, { screens }] of roleList) {
    const asked = Object.keys(screens);
    expect([who, built.filter((path) => !asked.some((one) => patternOf(path).test(one)))]).toEqual([who, []]);
  }
});

it("every screen on the way in or to paying is asked for by each role", () => {
  const built = screensIn(import.meta.glob("../../app/?focus?/**/page.tsx"));
  expect(built.length).toBeGreaterThan(6);
  const patterns = built.map(patternOf);
  expect(
    patterns.filter((pattern) => ![...openScreens, farewell].some((path) => pattern.test(path))),
  ).toEqual([]);
});
