import { beforeAll, describe, expect, it } from "vitest";
import { demoEmail } from "@/backend/db/seed/seed-demo-accounts";
import { type Answer, runBackend } from "@/backend/testing/server";
import { listRoutes, type NamedRoute } from "@/lib/contract/routes";
import { goodCall } from "@/lib/contract/testing/good-call";

const { ask, send, signIn } = runBackend();

const served = listRoutes().filter(({ route }) => route.servedBy !== "storefront");
const guarded = served.filter(({ route }) => route.access !== "anyone");
const forAdmins = served.filter(({ route }) => route.access === "admin");
const table = (calls: readonly NamedRoute[]) => calls.map((named) => [named.name, named] as const);

/** The same call with its good body, with bodies that are none, and without: as text, the way it travels. */
function requestsOf(named: NamedRoute) {
  const { path, body } = goodCall(named);
  const bodies =
    named.route.body === "none"
      ? [undefined]
      : [JSON.stringify(body), '{"any":"thing"}', "{", "[]", undefined];
  return bodies.map((text) => ({ method: named.route.method, path, text }));
}

const nobodys = ["B".repeat(43), "short", "x".repeat(4000)];

describe.each(table(guarded))("%s", (_name, named) => {
  it("answers 401 to who has no session, whatever comes with it", async () => {
    const refused = { status: 401, body: { code: "not_signed_in", requestId: expect.any(String) } };
    for (const { method, path, text } of requestsOf(named)) {
      expect(await send(method, path, text), `with ${text}`).toMatchObject(refused);
      expect(await send(method, `${path.replace(/(?=\?|$)/, "/")}`, text)).toMatchObject(refused);
    }
    const { path, body } = goodCall(named);
    for (const token of nobodys)
      expect(await send(named.route.method, path, body, { token })).toMatchObject(refused);
  });
});

it("what is guarded is more than is built", () => {
  expect(guarded.length).toBeGreaterThan(50);
  expect(forAdmins.length).toBeGreaterThan(2);
});

const acting = "admin acting as a breeder";

describe("a call for admins", () => {
  const tokens = new Map<string, string>();
  beforeAll(async () => {
    for (const role of ["breeder", "owner", "vet", "pending"]) tokens.set(role, await signIn(role));
    tokens.set(acting, await actingAdmin());
  });

  it.each(table(forAdmins))(
    "%s answers 403 to everybody who is none, whatever comes with it",
    async (_name, named) => {
      for (const [who, token] of tokens) {
        // What is an admin's alone they are told to do as themself.
        const isTheirs = who === acting && named.route.isTheirsAlone;
        const refused = { status: 403, body: { code: isTheirs ? "acting" : "not_allowed" } };
        for (const { method, path, text } of requestsOf(named))
          expect(await send(method, path, text, { token }), `${who}, with ${text}`).toMatchObject(refused);
      }
    },
  );

  it.each(table(forAdmins))("%s is not refused to an admin", async (_name, named) => {
    const { path, body } = goodCall(named);
    const token = await signIn("admin");
    const { status } = await send(named.route.method, path, body, { token });
    expect([401, 403]).not.toContain(status);
  });
});

async function actingAdmin(): Promise<string> {
  const token = await signIn("admin");
  const found: Answer = await ask("admin.findUsers", { query: { query: demoEmail("breeder") } }, { token });
  const { results } = found.body as { results: { id: number }[] };
  const body = { userId: results[0]?.id, reason: "Asked us by phone" };
  expect((await ask("admin.actAs", { body }, { token })).status).toBe(204);
  return token;
}
