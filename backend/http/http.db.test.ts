import { describe, expect, it } from "vitest";
import { startTestBackend } from "@/backend/testing/server";
import { limits } from "@/lib/config/limits";

const { send } = startTestBackend();

describe("a call", () => {
  it("is reachable with and without a trailing slash", async () => {
    expect((await send("GET", "/countries/", undefined)).status).toBe(200);
    expect((await send("GET", "/countries", undefined)).status).toBe(200);
  });
});

describe("a malformed request", () => {
  it.each([
    ["truncated JSON", '{"username": "a', 400],
    ["an empty body", "", 428],
    ["an array", "[]", 428],
    ["null", "null", 428],
    ["a key called __proto__", '{"username":"a","password":"b","__proto__":{"isAdmin":true}}', 400],
    [
      "a key called constructor",
      '{"username":"a","password":"b","constructor":{"prototype":{"isAdmin":true}}}',
      400,
    ],
    ["a body over the limit", JSON.stringify({ username: "a".repeat(limits.jsonBodyBytes) }), 413],
  ])("is rejected for %s", async (_case, text, status) => {
    const response = await send("POST", "/auth/login", text);
    expect(response.status).toBe(status);
    expect(JSON.stringify(response.body)).not.toMatch(/\bat \/|node_modules|FST_|SyntaxError/);
  });

  it.each(["/nowhere", "/my/../auth", "/countries/%2e%2e/states", "//countries", "/cart/%00"])(
    "is a 404 for the path %s",
    async (path) => {
      expect((await send("GET", path, undefined)).status).toBe(404);
    },
  );

  it("is rejected for a repeated query parameter", async () => {
    expect(await send("GET", "/breed?page=1&page=2", undefined)).toMatchObject({
      status: 428,
      body: { page: "This field is given more than once" },
    });
  });
});

describe("responses", () => {
  it("have a request id", async () => {
    const response = await send("GET", "/countries", undefined);
    expect(response.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
  });

  it("report health and readiness", async () => {
    expect(await send("GET", "/health", undefined)).toMatchObject({ status: 200, body: { status: "ok" } });
    expect(await send("GET", "/health/ready", undefined)).toMatchObject({
      status: 200,
      body: { status: "ok" },
    });
  });
});
