import { isValidElement, type ReactElement, type ReactNode } from "react";
import { NextRequest } from "next/server";
import { describe, expect, it, vi } from "vitest";
import LoginPage from "@/app/(focus)/login/page";
import { LoginFormClient } from "@/components/account/auth/login-form-client";
import { paths } from "@/lib/navigation/paths";
import { middleware } from "@/middleware";
import { change, createTestBff, get } from "@/lib/server/testing/create-test-bff";
import { fakeUpstream } from "./testing/fake-upstream";

vi.mock("@/lib/server/market", () => ({
  visitorMarket: async () => ({ language: "en" }),
  visitorMetadata: () => undefined,
}));

/** The `next` prop of the sign-in form that the page renders. */
async function nextOfLogin(next: string | string[] | undefined): Promise<unknown> {
  const searchParams = Promise.resolve(next === undefined ? {} : { next });
  const page = await LoginPage({ params: Promise.resolve({}), searchParams });
  return findForm(page)?.props.next;
}

type Parent = ReactElement<{ readonly children?: ReactNode }>;

function findForm(node: ReactNode): ReactElement<{ readonly next: string }> | undefined {
  if (Array.isArray(node)) return node.map(findForm).find((form) => form !== undefined);
  if (!isValidElement(node)) return undefined;
  if (node.type === LoginFormClient) return node as ReactElement<{ readonly next: string }>;
  return findForm((node as Parent).props.children);
}

/** All others are in safe-redirect-path.test.ts. */
const ownTargets = [
  ["/my/animals?view=shared&page=2", "/my/animals?view=shared&page=2"],
  ["/hunde/schäfer", "/hunde/sch%C3%A4fer"],
] as const;
const foreignTargets = [
  "",
  "//evil.example",
  "/\\evil.example",
  "https://evil.example",
  "/%2f%2fevil.example",
];

describe("next after signing in", () => {
  it.each(ownTargets)("redirects to %s", async (next, path) => {
    expect(await nextOfLogin(next)).toBe(path);
  });

  it.each([
    undefined,
    [],
    ["/my/my-profile"],
    ["/my", "/admin"],
    ["//evil.example", "/my"],
    ["/my", "//evil.example"],
    ...foreignTargets,
  ])("redirects to /my instead of %j", async (next) => {
    expect(await nextOfLogin(next)).toBe(paths.my);
  });
});

const own = { "sec-fetch-site": "same-origin" };
const page = { accept: "text/html" };

/** Redirects of the three sign-out calls, and the form action of the confirmation page. */
async function signOutTargets(query: string) {
  const upstream = await fakeUpstream((_, response) => response.writeHead(204).end());
  const { handle } = createTestBff({ upstreamUrl: upstream.url });
  const [logout, signout, form, confirmation] = [
    await handle(get(`/auth/logout?${query}`, own)),
    await handle(get(`/auth/signout?${query}`, own)),
    await handle(change("POST", `/auth/logout?${query}`, undefined, page)),
    await handle(get(`/auth/logout?${query}`, { "sec-fetch-site": "cross-site" })),
  ];
  const redirects = [logout, signout, form].map(({ headers }) => headers.get("location"));
  return { redirects, formAction: /action="([^"]*)"/.exec(await confirmation.text())?.[1] };
}
const nextOf = (next: string) => `next=${encodeURIComponent(next)}`;

describe("next after signing out", () => {
  it.each(ownTargets)("redirects to %s", async (next, path) => {
    const { redirects, formAction } = await signOutTargets(nextOf(next));
    expect(redirects).toEqual([path, path, path]);
    expect(formAction).toBe(`/api/auth/logout?${nextOf(path).replaceAll("'", "%27")}`);
  });

  it.each(foreignTargets)("redirects to / instead of %j", async (next) => {
    const { redirects, formAction } = await signOutTargets(nextOf(next));
    expect(redirects).toEqual(["/", "/", "/"]);
    expect(formAction).toBe("/api/auth/logout");
  });

  it.each(["next=/my&next=//evil.example", "next=//evil.example&next=/my", "next[]=//evil.example"])(
    "with %s stays on our own site",
    async (query) => {
      const { redirects } = await signOutTargets(query);
      for (const target of redirects) expect([null, "/", "/my"]).toContain(target);
    },
  );
});

describe("redirect of a private page to sign-in", () => {
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
  it.each(hostile)("stays on our own site for %s", async (path) => {
    const request = new NextRequest(`http://localhost:3000${path}`, { headers: { host: "evil.example" } });
    const location = middleware(request).headers.get("location");
    // A path that resolves to a public page is not private.
    if (location === null) return expect(request.nextUrl.pathname).not.toMatch(/^\/(my|admin)(\/|$)/);
    const { origin, pathname, searchParams } = new URL(location);
    expect([origin, pathname]).toEqual(["http://localhost:3000", "/login"]);
    const target = new URL(String(await nextOfLogin(searchParams.get("next") ?? undefined)), origin);
    expect([target.origin, target.pathname.startsWith("//")]).toEqual([origin, false]);
  });
});
