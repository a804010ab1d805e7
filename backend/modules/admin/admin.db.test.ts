import { describe, expect, it } from "vitest";
import { demoEmail } from "@/backend/db/seed/seed-demo-accounts";
import { runBackend } from "@/backend/testing/server";

const { ask, signIn } = runBackend();

async function idOf(token: string, role: string): Promise<number> {
  const { body } = await ask("admin.findUsers", { query: { query: demoEmail(role) } }, { token });
  const { results } = body as { results: { id: number }[] };
  return results[0]?.id ?? 0;
}

async function actingAs(role: string) {
  const token = await signIn("admin");
  const userId = await idOf(token, role);
  const answer = await ask("admin.actAs", { body: { userId, reason: "Asked us by phone" } }, { token });
  return { token, answer, userId };
}

const details = async (token: string) => (await ask("me.details", {}, { token })).body;

describe("an admin finds people", () => {
  it.each([
    ["breeder@", 1],
    ["HOLLOWAY", 1],
    ["tailmark.test", 5],
    ["%", 0],
    ["_____", 0],
  ])("by %s", async (query, count) => {
    const token = await signIn("admin");
    const { status, body } = await ask("admin.findUsers", { query: { query } }, { token });
    expect(status).toBe(200);
    expect(body).toMatchObject({ count });
    expect(JSON.stringify(body)).not.toMatch(/argon|hash/i);
  });

  it.each(["breeder", "owner", "vet"])("a %s does not", async (role) => {
    const token = await signIn(role);
    for (const call of ["admin.findUsers", "admin.audit"])
      expect((await ask(call, {}, { token })).status).toBe(403);
    expect((await ask("admin.actAs", { body: { userId: 1, reason: "x" } }, { token })).status).toBe(403);
    expect((await ask("admin.findUsers")).status).toBe(401);
  });
});

describe("acting as somebody else", () => {
  it("is being them, with the admin's name said beside it, until one is oneself again", async () => {
    const { token, answer } = await actingAs("breeder");
    expect(answer.status).toBe(204);
    expect(await details(token)).toMatchObject({
      type: "breeder",
      isAdmin: false,
      loggedInBy: expect.any(String),
    });
    expect((await ask("admin.findUsers", {}, { token })).status).toBe(403);
    expect((await ask("admin.actAsMyself", {}, { token })).status).toBe(204);
    expect(await details(token)).toMatchObject({ isAdmin: true, loggedInBy: null });
  });

  it("is this session's alone: the admin's others and the person's own are as they were", async () => {
    const other = await signIn("admin");
    const own = await signIn("vet");
    await actingAs("vet");
    expect(await details(other)).toMatchObject({ isAdmin: true, loggedInBy: null });
    expect(await details(own)).toMatchObject({ type: "vet", loggedInBy: null });
  });

  it("of another admin, of nobody, or without a reason is refused", async () => {
    const token = await signIn("admin");
    const tries = [
      [{ userId: await idOf(token, "admin"), reason: "Curious" }, 403],
      [{ userId: 2_000_000_000, reason: "Nobody" }, 404],
      [{ userId: await idOf(token, "owner"), reason: "  " }, 428],
    ] as const;
    for (const [body, status] of tries)
      expect((await ask("admin.actAs", { body }, { token })).status).toBe(status);
    expect(await details(token)).toMatchObject({ isAdmin: true });
  });

  it.each([
    ["checkout.placeOrder", {}],
    ["checkout.startPayment", {}],
    ["account.changePassword", {}],
  ])("%s is theirs alone", async (call, body) => {
    const { token } = await actingAs("owner");
    const answer = await ask(call, { body }, { token });
    expect(answer.status).toBe(403);
    expect(answer.body).toMatchObject({ code: "acting" });
    await ask("admin.actAsMyself", {}, { token });
    expect((await ask(call, { body }, { token })).body).not.toMatchObject({ code: "acting" });
  });

  it("what is changed meanwhile is written down with both names, and what is read is not", async () => {
    const { token } = await actingAs("pending");
    await ask("geography.countries", {}, { token });
    expect((await ask("cart.create", { body: {} }, { token })).status).toBe(200);
    await ask("cart.update", { params: { sessionId: "A".repeat(43) }, body: { country: "AU" } }, { token });
    await ask("admin.actAsMyself", {}, { token });
    const { body } = await ask("admin.audit", { query: { size: 3 } }, { token });
    const { results } = body as {
      results: { call: string; actor: string; subject: string; reason: string }[];
    };
    // A change that was refused changed nothing.
    expect(results.map(({ call }) => call)).toEqual(["admin.actAsMyself", "cart.create", "admin.actAs"]);
    for (const { actor, subject, reason } of results) {
      expect(actor).not.toBe(subject);
      expect(reason).toBe("Asked us by phone");
    }
  });
});
