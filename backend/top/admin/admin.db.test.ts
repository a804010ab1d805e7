import { describe, expect, it } from "vitest";
import { isNotNull, sql } from "drizzle-orm";
import { sessions } from "@/backend/db/schema/users";
import { demoEmail } from "@/backend/db/seed/seed-demo-accounts";
import { startTestBackend } from "@/backend/testing/server";

const { callRoute, readRoute, signIn, updateRows } = startTestBackend();

async function idOf(token: string, role: string): Promise<number> {
  const { results } = await readRoute("admin.findUsers", { query: { query: demoEmail(role) } }, { token });
  return results[0]?.id ?? 0;
}

async function impersonate(role: string, session?: string) {
  const token = session ?? (await signIn("admin"));
  const userId = await idOf(token, role);
  const response = await callRoute(
    "admin.impersonate",
    { body: { userId, reason: "Asked us by phone" } },
    { token },
  );
  return { token, response, userId };
}

const details = async (token: string) => (await callRoute("account.details", {}, { token })).body;

describe("user search", () => {
  it.each([
    ["breeder@", 1],
    ["HOLLOWAY", 1],
    ["tailmark.test", 5],
    ["%", 0],
    ["_____", 0],
  ])("finds users by %s", async (query, count) => {
    const token = await signIn("admin");
    const { status, body } = await callRoute("admin.findUsers", { query: { query } }, { token });
    expect(status).toBe(200);
    expect(body).toMatchObject({ count });
    expect(JSON.stringify(body)).not.toMatch(/argon|hash/i);
  });
});

describe("impersonation", () => {
  it("acts as the user, shows the admin's name, and ends on request", async () => {
    const { token, response } = await impersonate("breeder");
    expect(response.status).toBe(204);
    expect(await details(token)).toMatchObject({
      type: "breeder",
      isAdmin: false,
      loggedInBy: expect.any(String),
    });
    expect((await callRoute("admin.findUsers", {}, { token })).status).toBe(403);
    expect((await callRoute("admin.stopImpersonating", {}, { token })).status).toBe(204);
    expect(await details(token)).toMatchObject({ isAdmin: true, loggedInBy: null });
  });

  it("refuses all but stopping after the time limit", async () => {
    const { token } = await impersonate("breeder");
    const customer = await details(token);
    await callRoute("admin.stopImpersonating", {}, { token });
    const admin = await details(token);
    await impersonate("breeder", token);
    await updateRows(
      sessions,
      { actingUntil: sql`now() - interval '1 second'` },
      isNotNull(sessions.actingAs),
    );
    const refusal = { status: 403, body: { code: "acting_ended" } };
    const update = { body: { name: "Changed", phone: "+61 2 5550 0000" } };
    expect(await callRoute("account.update", update, { token })).toMatchObject(refusal);
    expect(await callRoute("cart.create", { body: {} }, { token })).toMatchObject(refusal);
    expect(await callRoute("notifications.list", {}, { token })).toMatchObject(refusal);
    expect(await callRoute("admin.findUsers", {}, { token })).toMatchObject(refusal);
    expect((await callRoute("geography.countries", {}, { token })).status).toBe(200);
    expect(await details(token)).toEqual({ ...Object(customer), impersonationEnded: true });
    expect((await callRoute("admin.stopImpersonating", {}, { token })).status).toBe(204);
    expect(await details(token)).toEqual(admin);
  });

  it("affects only the admin's current session", async () => {
    const other = await signIn("admin");
    const own = await signIn("vet");
    await impersonate("vet");
    expect(await details(other)).toMatchObject({ isAdmin: true, loggedInBy: null });
    expect(await details(own)).toMatchObject({ type: "vet", loggedInBy: null });
  });

  it("is refused for admins, unknown users and without a reason", async () => {
    const token = await signIn("admin");
    const cases = [
      [{ userId: await idOf(token, "admin"), reason: "Curious" }, 403],
      [{ userId: 2_000_000_000, reason: "Nobody" }, 404],
      [{ userId: await idOf(token, "owner"), reason: "  " }, 428],
    ] as const;
    for (const [body, status] of cases)
      expect((await callRoute("admin.impersonate", { body }, { token })).status).toBe(status);
    expect(await details(token)).toMatchObject({ isAdmin: true });
  });

  it.each([
    ["checkout.placeOrder", {}],
    ["checkout.startPayment", {}],
    ["account.changePassword", {}],
  ])("does not allow %s", async (call, body) => {
    const { token } = await impersonate("owner");
    const response = await callRoute(call, { body }, { token });
    expect(response.status).toBe(403);
    expect(response.body).toMatchObject({ code: "acting" });
    await callRoute("admin.stopImpersonating", {}, { token });
    expect((await callRoute(call, { body }, { token })).body).not.toMatchObject({ code: "acting" });
  });

  it("audits changes with both names, but not reads", async () => {
    const { token } = await impersonate("pending");
    await callRoute("geography.countries", {}, { token });
    expect((await callRoute("cart.create", { body: {} }, { token })).status).toBe(200);
    await callRoute(
      "cart.update",
      { params: { sessionId: "A".repeat(43) }, body: { country: "AU" } },
      { token },
    );
    await callRoute("admin.stopImpersonating", {}, { token });
    const { results } = await readRoute("admin.audit", { query: { size: 3 } }, { token });
    // The refused cart update is not audited.
    expect(results.map(({ call }) => call)).toEqual([
      "admin.stopImpersonating",
      "cart.create",
      "admin.impersonate",
    ]);
    for (const { actor, subject, reason } of results) {
      expect(actor).not.toBe(subject);
      expect(reason).toBe("Asked us by phone");
    }
  });
});
