import { describe, expect, test } from "vitest";
import { change, createTestBff, get, sessionCookie } from "@/lib/server/testing/create-test-bff";
import { deadAddress, fakeUpstream, sendJson } from "@/lib/server/testing/fake-upstream";

const session = "B".repeat(42) + "c";
const credentials = { username: "owner@tailmark.test", password: "Tailmark-demo-1" };
const sessionHeaders = { "x-session": session, "x-session-max-age": "3600" };

async function setUp(body: unknown, status = 200, headers: Record<string, string> = {}, isSecure = true) {
  const upstream = await fakeUpstream(sendJson(body, status, headers));
  return createTestBff({ upstreamUrl: upstream.url, isSecure }).handle;
}

const hintOf = (response: Response) =>
  response.headers.getSetCookie().filter((cookie) => cookie.startsWith("hint="));

describe("hint cookie", () => {
  test("is set with the session cookie, with the same lifetime and readable by scripts", async () => {
    const handle = await setUp({ id: 7, type: "owner" }, 200, sessionHeaders);
    const response = await handle(change("POST", "/auth/login", credentials));
    expect(hintOf(response)).toEqual(["hint=s; Max-Age=3600; Path=/; SameSite=Lax; Secure"]);
    expect(response.headers.getSetCookie()).toHaveLength(2);
  });

  test("omits Secure where the session cookie does", async () => {
    const handle = await setUp({ id: 7, type: "owner" }, 200, sessionHeaders, false);
    const response = await handle(change("POST", "/auth/login", credentials));
    expect(hintOf(response)).toEqual(["hint=s; Max-Age=3600; Path=/; SameSite=Lax"]);
  });

  const cleared = ["hint=; Max-Age=0; Path=/; SameSite=Lax; Secure"];

  test("is cleared with the session cookie: on sign-out and on a 401", async () => {
    const signOut = await setUp({});
    expect(
      hintOf(await signOut(change("POST", "/auth/logout", undefined, { cookie: sessionCookie }))),
    ).toEqual(cleared);
    const refuseSession = await setUp({ code: "not_signed_in", message: "Please sign in." }, 401);
    expect(hintOf(await refuseSession(get("/my/details", { cookie: sessionCookie })))).toEqual(cleared);
  });

  test("is kept when the upstream is unreachable", async () => {
    const { handle } = createTestBff({ upstreamUrl: await deadAddress() });
    for (const request of [
      get("/my/details", { cookie: sessionCookie }),
      change("POST", "/auth/logout", undefined, { cookie: sessionCookie }),
    ])
      expect((await handle(request)).headers.getSetCookie()).toEqual([]);
  });
});
