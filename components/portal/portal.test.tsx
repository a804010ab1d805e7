import { expect, it } from "vitest";
import { plainHtml } from "@/components/testing/plain-html";
import { AccountLinks } from "@/components/layout/header/account-links";
import { listPublicRoutes } from "@/e2e/testing/public-routes";
import { publicScreens } from "@/e2e/testing/role-expectations";
import { getTranslator } from "@/lib/i18n/messages";
import { StoreProvider } from "@/store/provider-client";
import portal from "@/messages/en/portal.json";
import { Dashboard } from "./dashboard";
import { PortalNav } from "./portal-nav";
import { unavailableToolNotice, toolLinks } from "./tool-links";

const t = getTranslator("en", "portal");
const flags = { isAgent: true, isClubMember: true, hasDvAccess: true, canOrderSupplies: true };
const screens = [...listPublicRoutes(), ...publicScreens, ...portalScreens()];

function portalScreens(): string[] {
  return Object.keys(import.meta.glob("../../app/my/**/page.tsx")).map((file) =>
    file.replace("../../app", "").replace("/page.tsx", ""),
  );
}

it.each(["breeder", "owner", "vet"] as const)(
  "the tools of the user type %s link to existing pages",
  (type) => {
    const links = toolLinks({ type, ...flags }, t);
    expect(links.length).toBeGreaterThan(0);
    for (const { path } of links) expect(screens).toContain(path.split("?")[0]);
  },
);

it("every portal page is the tool of some user type", () => {
  const linked = (["breeder", "owner", "vet"] as const).flatMap((type) =>
    toolLinks({ type, ...flags }, t).map(({ path }) => path),
  );
  const own = portalScreens().filter((path) => path !== "/my" && !path.includes("["));
  for (const path of own) expect(linked).toContain(path);
  expect(Object.keys(portal.tools)).toContain("order-tests");
});

it("navigation and overview list the same tools", () => {
  const tools = toolLinks({ type: "vet", ...flags }, t);
  const nav = plainHtml(
    <StoreProvider>
      <PortalNav tools={tools} isAdmin={false} t={t} />
    </StoreProvider>,
  );
  const page = plainHtml(
    <Dashboard name="Vera" signedInAs="Signed in" tools={tools} lastTool="order-tests" t={t} />,
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
])("the notice for the requested tool %s names its user type", (name, text) => {
  const notice = unavailableToolNotice(name, t);
  expect(notice).toBe(text);
  const page = plainHtml(
    <Dashboard name="Vera" signedInAs="" tools={[]} lastTool="" notice={notice} t={t} />,
  );
  expect(page.includes("is a tool for")).toBe(text !== undefined);
});

it("logging out is a form, signing in a link", () => {
  const html = plainHtml(<AccountLinks t={getTranslator("en", "layout")} />);
  expect(html).toMatch(/<form (?=[^>]*method="post")[^>]*action="\/api\/auth\/logout\?next=\/"/);
  expect(html).toMatch(/data-for="visitor".*href="\/login".*data-for="member"/);
});
