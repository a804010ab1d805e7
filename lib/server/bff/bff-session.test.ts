import { describe, expect, test } from "vitest";
import {
  appOrigin,
  change,
  createTestBff,
  get,
  sessionCookie,
  token,
} from "@/lib/server/testing/create-test-bff";
import { deadAddress, fakeUpstream, sendJson } from "@/lib/server/testing/fake-upstream";

const newToken = "B".repeat(42) + "c";
const credentials = { username: "owner@tailmark.test", password: "Tailmark-demo-1" };
const user = { id: 1, type: "owner" };
const sessionHeaders = { "x-session": newToken, "x-session-max-age": "3600" };
const login = (headers: Record<string, string> = {}) => change("POST", "/auth/login", credentials, headers);

async function setUp(body: unknown, status = 200, headers: Record<string, string> = {}, isSecure = true) {
  const upstream = await fakeUpstream(sendJson(body, status, headers));
  return { upstream, ...createTestBff({ upstreamUrl: upstream.url, isSecure }) };
}

describe("session cookie", () => {
  test("puts a started session into the cookie and nowhere else", async () => {
    const { handle, logLines } = await setUp(user, 200, sessionHeaders);
    const response = await handle(login());
    expect(response.headers.getSetCookie()).toEqual([
      `__Host-session=${newToken}; Max-Age=3600; Path=/; HttpOnly; SameSite=Lax; Secure`,
      // Tells scripts that there is a session.
      "hint=s; Max-Age=3600; Path=/; SameSite=Lax; Secure",
    ]);
    expect(await response.json()).toEqual(user);
    expect([...response.headers.keys()].filter((name) => name.startsWith("x-session"))).toEqual([]);
    expect(JSON.stringify(logLines)).not.toMatch(/BBBB|tailmark\.test|demo-1/);
  });

  test("sets country and currency to the account's, whatever the browser chose before", async () => {
    const { handle } = await setUp({ ...user, countryCode: "NZ" }, 200, sessionHeaders);
    const cookies = (await handle(login({ cookie: "country=US" }))).headers.getSetCookie();
    expect(cookies.map((cookie) => cookie.split(";")[0])).toEqual(
      expect.arrayContaining(["country=NZ", "currency=NZD"]),
    );
  });

  test("continues in the account's language where none was chosen in the browser", async () => {
    const { handle } = await setUp({ ...user, language: "en-XA" }, 200, sessionHeaders);
    const languageAfter = async (cookie: string) =>
      (await handle(login({ cookie }))).headers.getSetCookie().filter((set) => set.startsWith("language="));
    expect(await languageAfter("a=b")).toEqual([
      expect.stringMatching(/^language=en-XA; Max-Age=\d+; Path=\//),
    ]);
    expect(await languageAfter("language=en")).toEqual([]);
  });

  test("uses a plain cookie name without Secure", async () => {
    const { handle } = await setUp(user, 200, sessionHeaders, false);
    expect((await handle(login())).headers.getSetCookie()).toEqual([
      `session=${newToken}; Max-Age=3600; Path=/; HttpOnly; SameSite=Lax`,
      "hint=s; Max-Age=3600; Path=/; SameSite=Lax",
    ]);
  });

  test.each([
    [{}],
    [{ "x-session": newToken }],
    [{ "x-session": "short", "x-session-max-age": "60" }],
    [{ "x-session": `${newToken}; Domain=evil`, "x-session-max-age": "60" }],
    [{ "x-session": `${newToken}x`, "x-session-max-age": "60" }],
    [{ "x-session": newToken, "x-session-max-age": "-1" }],
    [{ "x-session": newToken, "x-session-max-age": "60; Domain=evil" }],
  ])("returns 502 for the invalid session headers %j", async (headers) => {
    const { handle } = await setUp(user, 200, headers as Record<string, string>);
    const response = await handle(login());
    expect([response.status, response.headers.get("set-cookie")]).toEqual([502, null]);
  });

  test("drops session headers of newToken calls and the cookies of the upstream", async () => {
    const { handle } = await setUp([], 200, {
      ...sessionHeaders,
      "set-cookie": "__Host-session=evil",
      location: "/x",
      server: "s",
    });
    const response = await handle(get("/countries"));
    expect([...response.headers.keys()].sort()).toEqual(["cache-control", "content-type", "x-request-id"]);
  });

  test.each([
    [sessionCookie, `Bearer ${token}`],
    [`a=b; ${sessionCookie}; c=d`, `Bearer ${token}`],
    [`${sessionCookie}; ${sessionCookie}`, `Bearer ${token}`],
    [`${sessionCookie}; __Host-session=${newToken}`, undefined],
    [`__Host-session=${token}x`, undefined],
    ["__Host-session=short", undefined],
    [`__Host-session="${token}"`, undefined],
    [`session=${token}`, undefined],
    [`x__Host-session=${token}`, undefined],
    [`__host-session=${token}`, undefined],
    [`__Host-session=${token}%0d%0a`, undefined],
    ["=;;;=;  __Host-session", undefined],
    [`junk=${"x".repeat(100_000)}`, undefined],
  ])("with the cookies %s sends the authorization %s", async (cookie, authorization) => {
    const { handle, upstream } = await setUp([]);
    await handle(get("/countries", { cookie }));
    expect(upstream.received[0]?.headers.authorization).toBe(authorization);
    expect(upstream.received[0]?.headers.cookie).toBeUndefined();
  });

  test("ignores session and authorization headers of the browser", async () => {
    const { handle, upstream } = await setUp(user, 200, sessionHeaders);
    const forged = { "x-session": token, "x-session-max-age": "9", authorization: `Bearer ${token}` };
    const response = await handle(login(forged));
    expect(response.headers.get("set-cookie")).toContain(newToken);
    const { authorization, ...rest } = upstream.received[0]?.headers ?? {};
    expect([authorization, rest["x-session"], rest["x-session-max-age"]]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  const clearedHint = "hint=; Max-Age=0; Path=/; SameSite=Lax; Secure";
  const clearedChoices = ["user_type", "user_tool"].map(
    (name) => `${name}=; Max-Age=0; Path=/; SameSite=Lax; Secure`,
  );
  const cleared = [
    "__Host-session=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax; Secure",
    clearedHint,
    ...clearedChoices,
  ];
  const clearedCookies = cleared.join(", ");
  const notSignedIn = { code: "not_signed_in", message: "Please sign in." };

  test("clears the cookie on a 401 of a call that needs a session", async () => {
    const { handle } = await setUp(notSignedIn, 401);
    expect((await handle(get("/my/details", { cookie: sessionCookie }))).headers.get("set-cookie")).toBe(
      clearedCookies,
    );
    expect((await handle(get("/my/details"))).headers.get("set-cookie")).toBeNull();
  });

  test("keeps the session on a wrong password", async () => {
    const { handle } = await setUp({ code: "wrong", message: "No" }, 401);
    const response = await handle(login({ cookie: sessionCookie }));
    expect([response.status, response.headers.get("set-cookie")]).toEqual([401, null]);
  });

  test.each([403, 404, 429, 500, 502, 503, 504])("keeps the session on a %i", async (status) => {
    const { handle } = await setUp(notSignedIn, status);
    for (const request of [
      get("/my/details", { cookie: sessionCookie }),
      change("POST", "/auth/logout", undefined, { cookie: sessionCookie }),
    ])
      expect((await handle(request)).headers.get("set-cookie")).toBeNull();
  });

  test("keeps the session on a 401 that is not JSON", async () => {
    const upstream = await fakeUpstream((_, response) => {
      response.writeHead(401, { "content-type": "text/html" }).end("<h1>Who are you?</h1>");
    });
    const { handle } = createTestBff({ upstreamUrl: upstream.url });
    const response = await handle(get("/my/details", { cookie: sessionCookie }));
    expect([response.status, response.headers.get("set-cookie")]).toEqual([502, null]);
  });

  test("keeps the session when the upstream is unreachable", async () => {
    const { handle } = createTestBff({ upstreamUrl: await deadAddress() });
    const signOut = change("POST", "/auth/logout", undefined, { cookie: sessionCookie });
    for (const request of [get("/my/details", { cookie: sessionCookie }), signOut]) {
      const response = await handle(request);
      expect([response.status, response.headers.get("set-cookie")]).toEqual([503, null]);
    }
  });

  test.each([204, 200, 401])("clears the cookie when signing out returns %i", async (status) => {
    const { handle, upstream } = await setUp(notSignedIn, status === 204 ? 200 : status);
    const response = await handle(change("POST", "/auth/logout", undefined, { cookie: sessionCookie }));
    expect(response.headers.get("set-cookie")).toBe(clearedCookies);
    expect(upstream.received[0]?.headers.authorization).toBe(`Bearer ${token}`);
  });

  test("redirects after signing out with the form of the confirmation page", async () => {
    const { handle } = await setUp({});
    const accept = "text/html,application/xhtml+xml,*/*;q=0.8";
    const signOut = (query: string) =>
      handle(change("POST", `/auth/logout${query}`, undefined, { accept, cookie: sessionCookie }));
    const response = await signOut("");
    expect([response.status, response.headers.get("location"), response.headers.get("set-cookie")]).toEqual([
      303,
      "/",
      clearedCookies,
    ]);
    expect((await signOut("?next=%2Fstore")).headers.get("location")).toBe("/store");
    expect((await signOut("?next=https%3A%2F%2Fevil.example")).headers.get("location")).toBe("/");
  });

  test("does not log the session cookie", async () => {
    const { handle, logLines } = await setUp(notSignedIn, 401);
    await handle(get("/my/details?email=a@b.example", { cookie: sessionCookie, origin: appOrigin }));
    expect(JSON.stringify(logLines)).not.toMatch(/session=|AAAA|b\.example/);
  });

  test("clears an invalid session cookie", async () => {
    const { handle, upstream } = await setUp([]);
    const response = await handle(get("/my/details", { cookie: "__Host-session=planted" }));
    expect(response.status).toBe(401);
    expect(response.headers.getSetCookie()[0]).toContain("__Host-session=; Max-Age=0");
    expect(upstream.received).toEqual([]);
  });

  test.each([
    [204, undefined, 1],
    [401, { code: "not_signed_in", message: "Please sign in." }, 1],
    [428, { password: "This field is not valid" }, 0],
    [403, { code: "demo_account", message: "It stays." }, 0],
    [500, {}, 0],
  ])(
    "an account deletion that returns %i clears the cookie only on success",
    async (status, body, clearedCount) => {
      const { handle } = await setUp(body, status);
      const request = change("POST", "/my/account/deletion", { password: "x" }, { cookie: sessionCookie });
      const cookies = (await handle(request)).headers.getSetCookie();
      expect(cookies.filter((cookie) => /^__Host-session=;.*Max-Age=0/.test(cookie))).toHaveLength(
        clearedCount,
      );
    },
  );
});

test("keeps the device token of a sign-in in a cookie and sends it with the next sign-in only", async () => {
  const deviceToken = `${"D".repeat(22)}.${"E".repeat(43)}`;
  const upstream = await fakeUpstream(
    sendJson({ id: 1, type: "owner" }, 200, { ...sessionHeaders, "x-device": deviceToken }),
  );
  const { handle } = createTestBff({ upstreamUrl: upstream.url });
  const cookies = (await handle(login())).headers.getSetCookie();
  const device = cookies.find((cookie) => cookie.startsWith("__Host-device="));
  expect(device).toBe(
    `__Host-device=${deviceToken}; Max-Age=34560000; Path=/; HttpOnly; SameSite=Lax; Secure`,
  );
  const cookie = `__Host-device=${deviceToken}`;
  await handle(login({ cookie }));
  await handle(get("/countries", { cookie }));
  expect(upstream.received.map(({ headers }) => headers["x-device"])).toEqual([
    undefined,
    deviceToken,
    undefined,
  ]);
});
