import { expect, test } from "vitest";
import { change, doorKit, get, sessionCookie } from "@/lib/server/testing/door-kit";
import { deadAddress, fakeUpstream, sendJson } from "@/lib/server/testing/fake-upstream";

const session = "B".repeat(42) + "c";
const credentials = { username: "owner@tailmark.test", password: "Tailmark-demo-1" };
const started = { "x-session": session, "x-session-max-age": "3600" };

async function kit(answer: unknown, status = 200, headers: Record<string, string> = {}, isSecure = true) {
  const upstream = await fakeUpstream(sendJson(answer, status, headers));
  return doorKit({ upstreamUrl: upstream.url, isSecure }).door;
}

const hintOf = (response: Response) =>
  response.headers.getSetCookie().filter((cookie) => cookie.startsWith("hint="));

test("begins with the session, lives as long, can be read by scripts and says nothing else", async () => {
  const door = await kit({ id: 7, type: "owner" }, 200, started);
  const response = await door(change("POST", "/auth/login", credentials));
  expect(hintOf(response)).toEqual(["hint=s; Max-Age=3600; Path=/; SameSite=Lax; Secure"]);
  expect(response.headers.getSetCookie()).toHaveLength(2);
});

test("is as unprotected as the session cookie, no more", async () => {
  const door = await kit({ id: 7, type: "owner" }, 200, started, false);
  const response = await door(change("POST", "/auth/login", credentials));
  expect(hintOf(response)).toEqual(["hint=s; Max-Age=3600; Path=/; SameSite=Lax"]);
});

const over = ["hint=; Max-Age=0; Path=/; SameSite=Lax; Secure"];

test("ends with the session: by signing out, and by a definite 401", async () => {
  const leave = await kit({});
  expect(hintOf(await leave(change("POST", "/auth/logout", undefined, { cookie: sessionCookie })))).toEqual(
    over,
  );
  const refuse = await kit({ code: "not_signed_in", message: "Please sign in." }, 401);
  expect(hintOf(await refuse(get("/my/details", { cookie: sessionCookie })))).toEqual(over);
});

test("stays where the upstream is silent", async () => {
  const { door } = doorKit({ upstreamUrl: await deadAddress() });
  for (const request of [
    get("/my/details", { cookie: sessionCookie }),
    change("POST", "/auth/logout", undefined, { cookie: sessionCookie }),
  ])
    expect((await door(request)).headers.getSetCookie()).toEqual([]);
});
