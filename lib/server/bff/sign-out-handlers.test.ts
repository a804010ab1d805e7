import { describe, expect, test } from "vitest";
import {
  appOrigin,
  createTestBff,
  get,
  jsonOf,
  sessionCookie,
  token,
} from "@/lib/server/testing/create-test-bff";
import { deadAddress, fakeUpstream } from "@/lib/server/testing/fake-upstream";

async function setUp(status = 204) {
  const upstream = await fakeUpstream((_, response) => response.writeHead(status).end());
  return { upstream, ...createTestBff({ upstreamUrl: upstream.url }) };
}

const own = { "sec-fetch-site": "same-origin", cookie: sessionCookie };
const cookie = sessionCookie;

describe("GET /auth/logout", () => {
  test.each([
    own,
    { cookie, origin: appOrigin },
    { cookie, referer: `${appOrigin}/my` },
    { cookie, referer: appOrigin },
    { ...own, "sec-fetch-dest": "document" },
  ])("signs out for a link on one of our pages (%j)", async (headers) => {
    const { handle, upstream } = await setUp();
    for (const path of ["/auth/logout", "/auth/signout/"]) {
      const response = await handle(get(`${path}?next=/store`, headers as Record<string, string>));
      expect([response.status, response.headers.get("location")]).toEqual([303, "/store"]);
      expect(response.headers.get("set-cookie")).toMatch(/^__Host-session=; Max-Age=0/);
    }
    expect(upstream.received[0]).toMatchObject({ method: "POST", url: "/auth/logout" });
    expect(upstream.received[0]?.headers.authorization).toBe(`Bearer ${token}`);
  });

  test.each([
    {},
    { "sec-fetch-site": "none" },
    { "sec-fetch-site": "cross-site", origin: appOrigin },
    { "sec-fetch-site": "same-site", referer: `${appOrigin}/` },
    { origin: "http://evil.example" },
    { origin: "null", referer: `${appOrigin}/` },
    { referer: `${appOrigin}.evil.example/` },
    { referer: `http://evil.example/?${appOrigin}/` },
    { ...own, "sec-purpose": "prefetch;prerender" },
    { ...own, purpose: "prefetch" },
    { ...own, "next-router-prefetch": "1" },
    { ...own, "sec-fetch-dest": "image" },
  ])("shows a confirmation page to any other request (%j)", async (headers) => {
    const { handle, upstream } = await setUp();
    const response = await handle(
      get("/auth/logout?next=/store", { cookie, ...(headers as Record<string, string>) }),
    );
    expect([response.status, response.headers.get("set-cookie"), upstream.received]).toEqual([200, null, []]);
    expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
    const policy = response.headers.get("content-security-policy");
    expect(policy).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; form-action 'self';.* frame-ancestors 'none'$/,
    );
    const page = await response.text();
    expect(page).toContain(
      '<form method="post" action="/api/auth/logout?next=%2Fstore"><button>Sign out</button>',
    );
    expect(page).not.toContain("<script");
  });

  test("escapes the next path in the confirmation page", async () => {
    const { handle } = await setUp();
    const response = await handle(
      get(`/auth/logout?next=${encodeURIComponent(`/a"'><script>alert(1)</script>`)}`),
    );
    expect(await response.text()).not.toMatch(/<script|"'>/);
  });

  test("does not sign out on HEAD", async () => {
    const { handle, upstream } = await setUp();
    const request = new Request(`${appOrigin}/api/auth/logout`, { method: "HEAD", headers: own });
    expect((await handle(request)).headers.get("set-cookie")).toBeNull();
    expect(upstream.received).toEqual([]);
  });

  test("redirects a guest without calling the upstream", async () => {
    const { handle, upstream } = await setUp();
    const response = await handle(
      get("/auth/logout?next=//evil.example", { "sec-fetch-site": "same-origin" }),
    );
    expect([response.status, response.headers.get("location"), upstream.received]).toEqual([303, "/", []]);
  });

  test("keeps the cookie and reports it when the upstream is unreachable", async () => {
    const { handle } = createTestBff({ upstreamUrl: await deadAddress() });
    const data = await handle(get("/auth/logout", own));
    expect([data.status, data.headers.get("set-cookie")]).toEqual([503, null]);
    expect(await jsonOf(data)).toMatchObject({ code: "upstream_unavailable", message: "Failed to logout" });
    const page = await handle(get("/auth/logout", { ...own, accept: "text/html" }));
    expect([page.status, page.headers.get("set-cookie"), page.headers.get("retry-after")]).toEqual([
      503,
      null,
      "5",
    ]);
    expect(await page.text()).toContain("you are still signed in");
  });
});
