import { PathnameContext } from "next/dist/shared/lib/hooks-client-context.shared-runtime";
import { describe, expect, it } from "vitest";
import { plainHtml } from "@/components/testing/plain-html";
import { AccountLinks } from "@/components/layout/header/account-links";
import { listPublicRoutes } from "@/e2e/testing/public-routes";
import { publicScreens } from "@/e2e/testing/role-expectations";
import { getTranslator } from "@/lib/i18n/messages";
import { StoreProvider } from "@/store/provider-client";
import portal from "@/messages/en/top/portal.json";
import type { Attention } from "@/lib/contract/top/portal/portal.types";
import { AttentionSection } from "./attention-section";
import { Dashboard } from "./dashboard";
import { currentPath } from "./current-path";
import { groupTools } from "./nav-groups";
import { OnlyAnimal } from "./only-animal";
import { PortalNav } from "./portal-nav";
import { RecentAnimals } from "./recent-animals";
import { unavailableToolNotice, toolLinks } from "./tool-links";

const t = getTranslator("en", "portal");
const flags = { isAgent: true, isClubMember: true, hasDvAccess: true, canOrderSupplies: true };
const screens = [...listPublicRoutes(), ...publicScreens, ...portalScreens()];

function portalScreens(): string[] {
  return Object.keys(import.meta.glob("../../../app/my/**/page.tsx")).map((file) =>
    file.replace("../../../app", "").replace("/page.tsx", ""),
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

/** Pages that no menu lists, and what leads to them. */
const linkedElsewhere: Readonly<Record<string, string>> = {
  "/my/acm-form-requests/new": "The list of forms.",
  "/my/parentage-requests/new": "The list of requests.",
  "/my/shows/new": "The list of shows.",
  "/my/collection-agents/application": "The page of collection agents.",
  "/my/collection-agents/quiz": "The application, and the mail of the approval.",
  "/my/parentage-consents": "The list of requests, and the mail that asks.",
  "/my/notifications": "The bell in the header, and mails.",
};

it("every portal page is the tool of some user type", () => {
  const linked = (["breeder", "owner", "vet"] as const).flatMap((type) =>
    toolLinks({ type, ...flags }, t).map(({ path }) => path),
  );
  const own = portalScreens().filter((path) => path !== "/my" && !path.includes("["));
  for (const path of own) expect([...linked, ...Object.keys(linkedElsewhere)]).toContain(path);
  expect(Object.keys(portal.tools)).toContain("order-tests");
});

it("the navigation lists every tool, and the overview continues with the last one", () => {
  const tools = toolLinks({ type: "vet", ...flags }, t);
  const nav = plainHtml(
    <PathnameContext value="/my">
      <StoreProvider>
        <PortalNav groups={groupTools(tools, t)} type="vet" isAdmin={false} />
      </StoreProvider>
    </PathnameContext>,
  );
  const page = plainHtml(
    <Dashboard name="Vera" type="vet" signedInAs="Signed in" tools={tools} lastTool="order-tests" />,
  );
  for (const { path, label } of tools) expect(nav).toContain(`<a href="${path}">${label}</a>`);
  expect(page).toContain("Hello, Vera");
  expect(page).toContain(`<a href="/vet">Continue: Order tests</a>`);
});

it.each([
  ["/my/my-animals", "/my/my-animals"],
  ["/my/animals/7/results/TM1", "/my/my-animals"],
  ["/my/animals/shared", "/my/animals/shared"],
  ["/my/orders/5", "/my/orders"],
  ["/my", "/my"],
  ["/my/notifications", undefined],
])("the current place of %s is %s", (pathname, current) => {
  const groups = groupTools(toolLinks({ type: "breeder", ...flags }, t), t);
  const links = groups.flatMap((group) => group.links);
  expect(currentPath([{ path: "/my" }, ...links], pathname)).toBe(current);
});

it.each([
  ["custom-profiles", "“Custom profiles” is for breeders. Here are your tools."],
  ["no-such-tool", undefined],
  [["custom-profiles", "my-profile"], undefined],
])("the notice for the requested tool %s names its user type", (name, text) => {
  const notice = unavailableToolNotice(name, t);
  expect(notice).toBe(text);
  const page = plainHtml(
    <Dashboard name="Vera" type="vet" signedInAs="" tools={[]} lastTool="" notice={notice} />,
  );
  expect(page.includes("is for breeders")).toBe(text !== undefined);
});

it("logging out is a form, signing in a link", () => {
  const html = plainHtml(<AccountLinks />);
  expect(html).toMatch(/<form (?=[^>]*method="post")[^>]*action="\/api\/auth\/logout\?next=\/"/);
  expect(html).toMatch(/data-for="visitor".*href="\/login".*data-for="member"/);
});

describe("what needs attention", () => {
  const empty = { count: 0, results: [] };
  const nothing = {
    holds: empty,
    newTubes: empty,
    payments: empty,
    transfers: empty,
    consents: empty,
    kits: empty,
  };
  const show = (changes: Partial<Attention> | undefined, type: "owner" | "vet" = "owner") =>
    plainHtml(<AttentionSection attention={changes && { ...nothing, ...changes }} type={type} />);
  const sample = { barcode: "TM1234567890123", animalName: "Luna", product: "Geno Pet" };

  it("is a sentence when nothing is open, and a message when it cannot be loaded", () => {
    expect(show({})).toContain("nothing needs your attention right now");
    expect(show(undefined)).toContain("We could not load what needs your attention.");
  });

  it("names each item, its reason and one button, and counts the others", () => {
    const token = "t".repeat(22);
    const hold = { ...sample, animalId: 7, token, reason: "details" as const, problem: "sex" as const };
    const html = show({ holds: { count: 3, results: [hold] } });
    expect(html).toContain("Check Luna’s details");
    expect(html).toContain("does not match the sex you entered");
    const taken = show({ holds: { count: 1, results: [{ ...hold, token: null }] } });
    expect(taken).toContain('href="/my/animals/7/edit"');
    expect(html).toContain('<a href="/my#open-samples">2 more samples on hold</a>');
    const paid = show({ holds: { count: 1, results: [{ ...hold, reason: "payment", problem: null }] } });
    expect(paid).toContain("Pay for Luna’s results");
    const tube = { ...sample, sentAt: "2026-11-20T09:00:00.000Z" };
    expect(show({ newTubes: { count: 1, results: [tube] } })).toContain("Take a new sample of Luna");
    const kit = {
      id: 1,
      name: "Geno Pet",
      barcode: sample.barcode,
      orderNumber: "TM-1",
      sentAt: tube.sentAt,
      kits: 1,
    };
    expect(show({ kits: { count: 1, results: [kit] } })).toContain("Sent on 20/11/2026 with order TM-1.");
  });

  it("leads vets to their invoices and others to pending orders", () => {
    const currency = { code: "AUD", symbol: "$" };
    const payment = { orderId: 5, number: "TM-5", total: "90.00", currency, dueAt: null, isOverdue: false };
    const payments = { count: 1, results: [{ ...payment, dueAt: "2026-12-01T09:00:00.000Z" }] };
    expect(show({ payments })).toContain('href="/my/pending-orders?order=5"');
    expect(show({ payments }, "vet")).toContain('href="/my/vet-invoices?order=5"');
    expect(show({ payments }, "vet")).toContain("is due by 01/12/2026.");
  });
});

it("recent animals are patients for vets, with their clients", () => {
  const luna = {
    id: 7,
    name: "Luna",
    species: "canine" as const,
    breed: null,
    isMixedBreed: true,
    coat: null,
    photoId: null,
    clientName: "Rosa",
  };
  const show = (count: number, type: "owner" | "vet") =>
    plainHtml(<RecentAnimals animals={{ count, results: count ? [luna] : [] }} type={type} />);
  expect(show(9, "vet")).toContain('<a href="/my/my-patients">All patients (9)</a>');
  expect(show(9, "vet")).toContain("Client: Rosa");
  expect(show(0, "owner")).toContain("No animals yet");
});

describe("an owner's only animal", () => {
  const animal = {
    id: 7,
    name: "Biscuit",
    species: "canine" as const,
    breed: { id: 548, name: "Labrador Retriever" },
    isMixedBreed: false,
    coat: null,
    photoId: null,
    clientName: null,
  };
  const report = {
    ...{
      animalId: 7,
      litterId: null,
      name: "Biscuit",
      species: "canine" as const,
      breed: null,
      photoId: null,
    },
    ...{ barcode: "TM1", product: "Geno Pet", issuedAt: "2026-11-20T09:00:00.000Z" },
    ...{ atRisk: 0, carrier: 0, clear: 0, atRiskTests: [] },
  };
  const show = (found: Partial<typeof report> | undefined) =>
    plainHtml(
      <OnlyAnimal
        animal={animal}
        newest={{
          results: found ? [{ ...report, ...found }] : [],
          count: found ? 1 : 0,
          next: null,
          previous: null,
        }}
        sample={undefined}
      />,
    );

  it("shows what the newest report found, and links to it", () => {
    expect(show({ clear: 7 })).toContain(
      "All tested conditions are clear for Biscuit. Newest report: 20/11/2026.",
    );
    expect(show({ carrier: 1 })).toContain(
      "Biscuit is a carrier of one condition and stays healthy from it.",
    );
    const urgent = show({ atRisk: 2, carrier: 1 });
    expect(urgent).toContain("2 results of Biscuit need attention.");
    expect(urgent).toContain("Share with your vet");
    expect(urgent).toContain('href="/my/animals/7/results/TM1"');
    // A DNA profile tests no condition.
    expect(show({})).toContain("The latest report is from 20/11/2026.");
  });

  it("leads to activation before anything is known", () => {
    expect(show(undefined)).toContain("Biscuit has no results yet.");
    expect(show(undefined)).toContain('href="/activate"');
  });
});
