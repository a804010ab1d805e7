import { describe, expect, it } from "vitest";
import { demoEmail, demoPassword } from "@/backend/db/seed/seed-demo-accounts";
import { runBackend } from "@/backend/testing/server";

const { ask, signIn } = runBackend();

describe("signing in", () => {
  it("hands the session over beside the answer, never in it", async () => {
    const { status, body, headers } = await ask("auth.login", {
      body: { username: demoEmail("breeder"), password: demoPassword },
    });
    expect(status).toBe(200);
    expect(body).toEqual({ id: expect.any(Number), type: "breeder" });
    expect(headers.get("x-session")).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect(Number(headers.get("x-session-max-age"))).toBeGreaterThan(0);
  });

  it("takes the address in any case and with spaces around it", async () => {
    const username = `  ${demoEmail("vet").toUpperCase()} `;
    expect((await ask("auth.login", { body: { username, password: demoPassword } })).status).toBe(200);
  });

  it("gives a new session every time", async () => {
    expect(await signIn("owner")).not.toBe(await signIn("owner"));
  });

  it("answers a wrong password and an unknown address alike", async () => {
    const wrong = await ask("auth.login", {
      body: { username: demoEmail("owner"), password: "not-this-one" },
    });
    const nobody = await ask("auth.login", {
      body: { username: "nobody@example.test", password: "not-this-one" },
    });
    const { requestId: _a, ...first } = wrong.body as Record<string, unknown>;
    const { requestId: _b, ...second } = nobody.body as Record<string, unknown>;
    expect(wrong.status).toBe(401);
    expect(nobody.status).toBe(401);
    expect(first).toEqual(second);
    expect(wrong.headers.get("x-session")).toBeNull();
  });
});

describe("my details", () => {
  it("are the person's own, and nothing secret among them", async () => {
    const { body } = await ask("me.details", {}, { token: await signIn("breeder") });
    expect(body).toMatchObject({
      email: demoEmail("breeder"),
      type: "breeder",
      isAgent: true,
      isClubMember: true,
      hasDvAccess: true,
      isAdmin: false,
      address: { country: { code: "AU" } },
      countryCode: "AU",
      currency: "AUD",
    });
    expect(JSON.stringify(body)).not.toMatch(/argon|password/i);
  });

  it.each([
    ["admin", { isAdmin: true }],
    ["vet", { type: "vet", canOrderSupplies: true }],
    ["owner", { type: "owner", currency: "USD" }],
    ["pending", { type: "breeder", isAdmin: false }],
  ])("of the demo account %s", async (role, expected) => {
    expect((await ask("me.details", {}, { token: await signIn(role) })).body).toMatchObject(expected);
  });

  it.each([undefined, "x".repeat(43), "short", "x".repeat(4000)])(
    "are refused to a stranger (%s)",
    async (token) => {
      expect(await ask("me.details", {}, { token })).toMatchObject({
        status: 401,
        body: { code: "not_signed_in" },
      });
    },
  );
});

describe("signing out", () => {
  it("ends this session and no other", async () => {
    const [here, there] = [await signIn("breeder"), await signIn("breeder")];
    expect((await ask("auth.leave", {}, { token: here })).status).toBe(204);
    expect((await ask("me.details", {}, { token: here })).status).toBe(401);
    expect((await ask("me.details", {}, { token: there })).status).toBe(200);
  });

  it("is no error for somebody who is not signed in", async () => {
    expect((await ask("auth.leave")).status).toBe(204);
  });
});
