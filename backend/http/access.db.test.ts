import { beforeAll, describe, expect, it } from "vitest";
import { demoEmail } from "@/backend/db/seed/seed-demo-accounts";
import { type TestResponse, startTestBackend } from "@/backend/testing/server";
import { listRoutes, type NamedRoute } from "@/lib/contract/routes";
import { buildValidRequest } from "@/lib/contract/testing/good-call";

const { callRoute, send, signIn } = startTestBackend();

const backendCalls = listRoutes().filter(({ route }) => route.servedBy !== "storefront");
const protectedCalls = backendCalls.filter(({ route }) => route.access !== "anyone");
const adminCalls = backendCalls.filter(({ route }) => route.access === "admin");
const table = (calls: readonly NamedRoute[]) => calls.map((named) => [named.name, named] as const);

/** The call with its valid body, with invalid ones and without any, as raw text. */
function requestsOf(named: NamedRoute) {
  const { path, body } = buildValidRequest(named);
  const bodies =
    named.route.body === "none"
      ? [undefined]
      : [JSON.stringify(body), '{"any":"thing"}', "{", "[]", undefined];
  return bodies.map((text) => ({ method: named.route.method, path, text }));
}

const invalidTokens = ["B".repeat(43), "short", "x".repeat(4000)];

describe.each(table(protectedCalls))("%s", (_name, named) => {
  it("returns 401 without a valid session, whatever the body", async () => {
    const refusal = { status: 401, body: { code: "not_signed_in", requestId: expect.any(String) } };
    const { path, body } = buildValidRequest(named);
    const responses = await Promise.all([
      ...requestsOf(named).flatMap(({ method, text }) =>
        [path, path.replace(/(?=\?|$)/, "/")].map((address) => send(method, address, text)),
      ),
      ...invalidTokens.map((token) => send(named.route.method, path, body, { token })),
    ]);
    expect(responses).toMatchObject(responses.map(() => refusal));
  });
});

it("covers a plausible number of calls", () => {
  expect(protectedCalls.length).toBeGreaterThan(50);
  expect(adminCalls.length).toBeGreaterThan(2);
});

const impersonatingAdmin = "admin impersonating a breeder";

describe("an admin call", () => {
  const tokens = new Map<string, string>();
  beforeAll(async () => {
    for (const role of ["breeder", "owner", "vet", "pending"]) tokens.set(role, await signIn(role));
    tokens.set(impersonatingAdmin, await startImpersonation());
  });

  it.each(table(adminCalls))("%s returns 403 to everyone else, whatever the body", async (_name, named) => {
    for (const [role, token] of tokens) {
      // Calls that forbid impersonation say so.
      const forbidsImpersonation = role === impersonatingAdmin && named.route.forbidsImpersonation;
      const refusal = { status: 403, body: { code: forbidsImpersonation ? "acting" : "not_allowed" } };
      const responses = await Promise.all(
        requestsOf(named).map(({ method, path, text }) => send(method, path, text, { token })),
      );
      expect(responses, role).toMatchObject(responses.map(() => refusal));
    }
  });

  it.each(table(adminCalls))("%s is allowed to an admin", async (_name, named) => {
    const { path, body } = buildValidRequest(named);
    const token = await signIn("admin");
    const { status } = await send(named.route.method, path, body, { token });
    expect([401, 403]).not.toContain(status);
  });
});

async function startImpersonation(): Promise<string> {
  const token = await signIn("admin");
  const response: TestResponse = await callRoute(
    "admin.findUsers",
    { query: { query: demoEmail("breeder") } },
    { token },
  );
  const { results } = response.body as { results: { id: number }[] };
  const body = { userId: results[0]?.id, reason: "Asked us by phone" };
  expect((await callRoute("admin.impersonate", { body }, { token })).status).toBe(204);
  return token;
}
