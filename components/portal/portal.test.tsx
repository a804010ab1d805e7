import { expect, it } from "vitest";
import { plainHtml } from "@/components/testing/plain-html";
import { AccountLinks } from "@/components/layout/account-links";
import { publicRoutes } from "@/e2e/testing/public-routes";
import { wordsOf } from "@/lib/server/words";
import { StoreProvider } from "@/store/provider-client";
import portal from "@/messages/en/portal.json";
import { Dashboard } from "./dashboard";
import { PortalNav } from "./portal-nav";
import { missedTool, toolLinks } from "./tool-links";

const words = wordsOf("en", "portal");
const flags = { isAgent: true, isClubMember: true, hasDvAccess: true, canOrderSupplies: true };
const screens = [...publicRoutes(), ...portalScreens()];

/** The screens of the portal that exist. */
function portalScreens(): string[] {
  return Object.keys(import.meta.glob("../../app/my/**/page.tsx")).map((file) =>
    file.replace("../../app", "").replace("/page.tsx", ""),
  );
}

it.each(["breeder", "owner", "vet"] as const)("the tools of a %s lead to screens that exist", (type) => {
  const links = toolLinks({ type, ...flags }, words);
  expect(links.length).toBeGreaterThan(0);
  for (const { path } of links) expect(screens).toContain(path.split("?")[0]);
});

it("every screen of the portal is somebody's tool", () => {
  const linked = (["breeder", "owner", "vet"] as const).flatMap((type) =>
    toolLinks({ type, ...flags }, words).map(({ path }) => path),
  );
  const own = portalScreens().filter((path) => path !== "/my" && !path.includes("["));
  for (const path of own) expect(linked).toContain(path);
  expect(Object.keys(portal.tools)).toContain("order-tests");
});

it("the navigation and the overview list the same", () => {
  const tools = toolLinks({ type: "vet", ...flags }, words);
  const nav = plainHtml(
    <StoreProvider>
      <PortalNav tools={tools} isAdmin={false} words={words} />
    </StoreProvider>,
  );
  const page = plainHtml(
    <Dashboard name="Vera" signedInAs="Signed in" tools={tools} lastTool="order-tests" words={words} />,
  );
  for (const { path, label } of tools)
    for (const html of [nav, page]) expect(html).toContain(`<a href="${path}">${label}</a>`);
  expect(page).toContain("Hello, Vera");
  expect(page).toContain(`<a href="/vet">Carry on with: Order tests</a>`);
});

it.each([
  ["custom-profiles", "“Custom profiles” is a tool for breeders. These are yours."],
  ["no-such-tool", undefined],
  [["custom-profiles", "my-profile"], undefined],
])("who came for %s is told whose it is", (name, text) => {
  const missed = missedTool(name, words);
  expect(missed).toBe(text);
  const page = plainHtml(
    <Dashboard name="Vera" signedInAs="" tools={[]} lastTool="" missed={missed} words={words} />,
  );
  expect(page.includes("is a tool for")).toBe(text !== undefined);
});

it("one leaves by a form that changes something, and comes in by a link", () => {
  const html = plainHtml(<AccountLinks words={wordsOf("en", "frame")} />);
  expect(html).toMatch(/<form (?=[^>]*method="post")[^>]*action="\/api\/auth\/logout\?next=\/"/);
  expect(html).toMatch(/data-for="visitor".*href="\/login".*data-for="member"/);
});
