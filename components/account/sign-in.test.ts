import { afterEach, expect, it, vi } from "vitest";
import { signIn } from "./sign-in";

const words = { failed: "Login failed", networkError: "Network error" };

afterEach(() => vi.unstubAllGlobals());

function answering(status: number, body?: unknown) {
  const fetch = vi.fn(async () => new Response(body === undefined ? null : JSON.stringify(body), { status }));
  vi.stubGlobal("fetch", fetch);
  return fetch;
}

it("says nothing when it worked", async () => {
  const fetch = answering(200, { id: 1, type: "owner" });
  expect(await signIn("a@b.example", "x", words)).toBeUndefined();
  expect(fetch).toHaveBeenCalledWith("/api/auth/login", expect.objectContaining({ method: "POST" }));
});

it.each([
  [
    428,
    { username: "This field is required" },
    { message: "", fields: { username: "This field is required" } },
  ],
  [401, { code: "wrong_credentials", message: "No." }, { message: "No.", fields: {} }],
  [401, { code: "wrong_credentials" }, { message: "Login failed", fields: {} }],
  [429, { code: "slow_down", message: "internal words" }, { message: "Login failed", fields: {} }],
  [500, undefined, { message: "Login failed", fields: {} }],
])("after a %i says what is to be done", async (status, body, failure) => {
  answering(status, body);
  expect(await signIn("", "", words)).toEqual(failure);
});

it("says when nobody answered", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("fetch failed")));
  expect(await signIn("", "", words)).toEqual({ message: "Network error", fields: {} });
});
