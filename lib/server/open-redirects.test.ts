import { isValidElement, type ReactElement, type ReactNode } from "react";
import { NextRequest } from "next/server";
import { describe, expect, it, vi } from "vitest";
import LoginPage from "@/app/(focus)/login/page";
import { LoginFormClient } from "@/components/auth/login-form-client";
import { paths } from "@/lib/navigation/paths";
import { middleware } from "@/middleware";
import { foreignAddresses, ownAddresses } from "./testing/addresses";
import { change, doorKit, get } from "./testing/door-kit";
import { fakeUpstream } from "./testing/fake-upstream";

vi.mock("@/lib/server/market", () => ({ visitorMarket: async () => ({ language: "en" }) }));

/** Everything that is handed to the sign-in form, found in what the page is made of. */
async function nextOfLogin(next: string | string[] | undefined): Promise<unknown> {
  const page: ReactElement<{ children: ReactNode[] }> = await LoginPage({
    searchParams: Promise.resolve(next === undefined ? {} : { next }),
  });
  const form = page.props.children.find(
    (child): child is ReactElement<{ next: string }> =>
      isValidElement(child) && child.type === LoginFormClient,
  );
  return form?.props.next;
}

describe("signing in", () => {
  it.each(ownAddresses)("goes on to %s", async (next, path) => {
    expect(await nextOfLogin(next)).toBe(path);
  });

  it.each([
    undefined,
    [],
    ["/my/my-profile"],
    ["/my", "/admin"],
    ["//evil.example", "/my"],
    ["/my", "//evil.example"],
    ...foreignAddresses,
  ])("ends at one's own page instead of %j", async (next) => {
    expect(await nextOfLogin(next)).toBe(paths.my);
  });
});

const own = { "sec-fetch-site": "same-origin" };
const page = { accept: "text/html" };

/** The three ways out that read where to go, each with and without a page to press on. */
async function waysOut(query: string) {
  const upstream = await fakeUpstream((_, response) => response.writeHead(204).end());
  const { door } = doorKit({ upstreamUrl: upstream.url });
  const [logout, signout, form, asked] = [
    await door(get(`/auth/logout?${query}`, own)),
    await door(get(`/auth/signout?${query}`, own)),
    await door(change("POST", `/auth/logout?${query}`, undefined, page)),
    await door(get(`/auth/logout?${query}`, { "sec-fetch-site": "cross-site" })),
  ];
  const places = [logout, signout, form].map(({ headers }) => headers.get("location"));
  return { places, question: /action="([^"]*)"/.exec(await asked.text())?.[1] };
}
const nextOf = (next: string) => `next=${encodeURIComponent(next)}`;
// What is no text at all cannot be sent.
const sendable = foreignAddresses.filter((next) => !/\p{Surrogate}/u.test(next));

describe("signing out", () => {
  it.each(ownAddresses)("goes on to %s", async (next, path) => {
    const { places, question } = await waysOut(nextOf(next));
    expect(places).toEqual([path, path, path]);
    expect(question).toBe(`/api/auth/logout?${nextOf(path).replaceAll("'", "%27")}`);
  });

  it.each(sendable)("ends at home instead of %j", async (next) => {
    const { places, question } = await waysOut(nextOf(next));
    // Too long is refused by its shape: then one goes nowhere at all.
    for (const place of places) expect(["/", null]).toContain(place);
    expect([undefined, "/api/auth/logout"]).toContain(question);
  });

  it.each(["next=/my&next=//evil.example", "next=//evil.example&next=/my", "next[]=//evil.example"])(
    "with %s leads to nobody else",
    async (query) => {
      const { places } = await waysOut(query);
      for (const place of places) expect([null, "/", "/my"]).toContain(place);
    },
  );
});

describe("a private page", () => {
  const hostile = [
    "/my//evil.example",
    "/my/..//evil.example",
    "/my/%2f%2fevil.example",
    "/my/@evil.example",
    "/my/%5c%5cevil.example",
    "/my?next=//evil.example",
    "/admin/%0d%0aLocation:%20//evil.example",
    "/admin/%E2%80%AE",
  ];
  it.each(hostile)("asked for as %s leads to our own sign-in and from there to us", async (path) => {
    const request = new NextRequest(`http://localhost:3000${path}`, { headers: { host: "evil.example" } });
    const location = middleware(request).headers.get("location");
    // A path that leaves the private part on its way is not private.
    if (location === null) return expect(request.nextUrl.pathname).not.toMatch(/^\/(my|admin)(\/|$)/);
    const { origin, pathname, searchParams } = new URL(location);
    expect([origin, pathname]).toEqual(["http://localhost:3000", "/login"]);
    const landed = new URL(String(await nextOfLogin(searchParams.get("next") ?? undefined)), origin);
    expect([landed.origin, landed.pathname.startsWith("//")]).toEqual([origin, false]);
  });
});
