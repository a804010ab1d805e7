import { expect, test } from "vitest";
import { appOrigin, doorKit, get, jsonOf, sessionCookie, token } from "@/lib/server/testing/door-kit";
import { deadAddress, fakeUpstream } from "@/lib/server/testing/fake-upstream";

async function kit(status = 204) {
  const upstream = await fakeUpstream((_, response) => response.writeHead(status).end());
  return { upstream, ...doorKit({ upstreamUrl: upstream.url }) };
}

const own = { "sec-fetch-site": "same-origin", cookie: sessionCookie };
const cookie = sessionCookie;

test.each([
  own,
  { cookie, origin: appOrigin },
  { cookie, referer: `${appOrigin}/my` },
  { cookie, referer: appOrigin },
  { ...own, "sec-fetch-dest": "document" },
])("a link of our own signs out (%j)", async (headers) => {
  const { door, upstream } = await kit();
  for (const path of ["/auth/logout", "/auth/signout/"]) {
    const response = await door(get(`${path}?next=/store`, headers as Record<string, string>));
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
])("anybody else is asked first (%j)", async (headers) => {
  const { door, upstream } = await kit();
  const response = await door(
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

test("what is written into the page cannot leave its place", async () => {
  const { door } = await kit();
  const response = await door(
    get(`/auth/logout?next=${encodeURIComponent(`/a"'><script>alert(1)</script>`)}`),
  );
  expect(await response.text()).not.toMatch(/<script|"'>/);
});

test("HEAD signs nobody out", async () => {
  const { door, upstream } = await kit();
  const request = new Request(`${appOrigin}/api/auth/logout`, { method: "HEAD", headers: own });
  expect((await door(request)).headers.get("set-cookie")).toBeNull();
  expect(upstream.received).toEqual([]);
});

test("a guest is just sent on", async () => {
  const { door, upstream } = await kit();
  const response = await door(get("/auth/logout?next=//evil.example", { "sec-fetch-site": "same-origin" }));
  expect([response.status, response.headers.get("location"), upstream.received]).toEqual([303, "/", []]);
});

test("if the upstream cannot be reached the cookie stays, and that is said", async () => {
  const { door } = doorKit({ upstreamUrl: await deadAddress() });
  const data = await door(get("/auth/logout", own));
  expect([data.status, data.headers.get("set-cookie")]).toEqual([503, null]);
  expect(await jsonOf(data)).toMatchObject({ code: "upstream_unavailable", message: "Failed to logout" });
  const page = await door(get("/auth/logout", { ...own, accept: "text/html" }));
  expect([page.status, page.headers.get("set-cookie"), page.headers.get("retry-after")]).toEqual([
    503,
    null,
    "5",
  ]);
  expect(await page.text()).toContain("you are still signed in");
});
