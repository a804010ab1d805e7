import { describe, expect, it } from "vitest";
import { runBackend } from "@/backend/testing/server";
import { limits } from "@/lib/config/limits";
import type { CallInput } from "@/lib/contract/request";
import { listRoutes } from "@/lib/contract/routes";
import { shapeOf } from "@/lib/contract/shapes";

const { ask, send, signIn } = runBackend();

let token: string | undefined;
const served = listRoutes().filter(({ route }) => route.servedBy !== "storefront");
const anything: CallInput = {
  params: {
    id: 1,
    code: "AU",
    sessionId: "x".repeat(43),
    itemId: 1,
    email: "a@b.co",
    barcode: "B1",
    key: "k",
    animal: 1,
  },
};

describe("every call", () => {
  it.each(served.filter(({ area, call }) => !shapeOf(area, call)).map(({ name }) => [name]))(
    "%s is not built yet and says so",
    async (name) => {
      token ??= await signIn("breeder");
      expect(await ask(name, anything, { token })).toMatchObject({
        status: 501,
        body: { code: "not_built_yet" },
      });
    },
  );

  it("is there with and without a trailing slash", async () => {
    expect((await send("GET", "/countries/", undefined)).status).toBe(200);
    expect((await send("GET", "/countries", undefined)).status).toBe(200);
  });
});

describe("what cannot be read", () => {
  it.each([
    ["cut JSON", '{"username": "a', 400],
    ["an empty document", "", 428],
    ["a list", "[]", 428],
    ["null", "null", 428],
    ["a key called __proto__", '{"username":"a","password":"b","__proto__":{"isAdmin":true}}', 400],
    ["a constructor", '{"username":"a","password":"b","constructor":{"prototype":{"isAdmin":true}}}', 400],
    ["too much", JSON.stringify({ username: "a".repeat(limits.jsonBodyBytes) }), 413],
  ])("%s is refused", async (_what, text, status) => {
    const refused = await send("POST", "/auth/login", text);
    expect(refused.status).toBe(status);
    expect(JSON.stringify(refused.body)).not.toMatch(/\bat \/|node_modules|FST_|SyntaxError/);
  });

  it.each(["/nowhere", "/my/../auth", "/countries/%2e%2e/states", "//countries", "/cart/%00"])(
    "%s is nothing",
    async (path) => {
      expect((await send("GET", path, undefined)).status).toBe(404);
    },
  );

  it("a query name given twice is refused", async () => {
    expect(await send("GET", "/breed?page=1&page=2", undefined)).toMatchObject({
      status: 428,
      body: { page: "This field is given more than once" },
    });
  });
});

describe("answers", () => {
  it("carry the caller's request id where it is harmless, else one of their own", async () => {
    const own = await send("GET", "/countries", undefined);
    expect(own.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
  });

  it("say that the program lives, and that it is ready", async () => {
    expect(await send("GET", "/health", undefined)).toMatchObject({ status: 200, body: { status: "ok" } });
    expect(await send("GET", "/health/ready", undefined)).toMatchObject({
      status: 200,
      body: { status: "ready" },
    });
  });
});
