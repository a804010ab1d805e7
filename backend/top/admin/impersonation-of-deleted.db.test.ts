import { desc, eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { auditEntries } from "@/backend/db/schema/audit";
import { carts } from "@/backend/db/schema/carts";
import { users } from "@/backend/db/schema/users";
import { createUser } from "@/backend/testing/create-users";
import { startTestBackend } from "@/backend/testing/server";
import { waitForBlocked } from "@/backend/testing/wait-for-blocked";

const backend = startTestBackend();
const { callRoute, signIn, database } = backend;
const isPostgres = process.env["TEST_DATABASE"] === "postgres";

const ended = { status: 403, body: { code: "acting_ended" } };
const details = async (token: string) => (await callRoute("account.details", {}, { token })).body;

async function impersonate(email: string) {
  const customer = await createUser(backend, email);
  const token = await signIn("admin");
  const body = { userId: customer.id, reason: `To help ${email}` };
  expect((await callRoute("admin.impersonate", { body }, { token })).status).toBe(204);
  return { customer, token };
}

const readLog = () =>
  database()
    .select({ call: auditEntries.call, subjectId: auditEntries.subjectId, subject: auditEntries.subject })
    .from(auditEntries)
    .orderBy(desc(auditEntries.id))
    .limit(2);
const anonymous = { subjectId: null, subject: "deleted account" };

it("an impersonation can only be stopped after the account is deleted", async () => {
  const own = await details(await signIn("admin"));
  const { customer, token } = await impersonate("leaves@deleted.test");
  const password = { body: { password: "Correct-horse-7" } };
  expect((await callRoute("accountData.deleteAccount", password, customer)).status).toBe(204);
  const update = { body: { name: "Changed", phone: "+61 2 5550 0000" } };
  expect(await callRoute("account.update", update, { token })).toMatchObject(ended);
  expect(await callRoute("cart.create", { body: {} }, { token })).toMatchObject(ended);
  expect(await callRoute("admin.findUsers", {}, { token })).toMatchObject(ended);
  expect((await callRoute("geography.countries", {}, { token })).status).toBe(200);
  expect(await details(token)).toMatchObject({ isAdmin: true, impersonationEnded: true });
  expect((await callRoute("admin.stopImpersonating", {}, { token })).status).toBe(204);
  expect(await details(token)).toEqual(own);
  expect(await readLog()).toEqual([
    { call: "admin.stopImpersonating", ...anonymous },
    { call: "admin.impersonate", ...anonymous },
  ]);
});

// PGlite has one connection.
it.runIf(isPostgres)(
  "an impersonation refuses a change that started before the deletion, but can be stopped",
  async () => {
    const { customer, token } = await impersonate("leaves-meanwhile@deleted.test");
    const before = await database().$count(carts);
    const calls = await database().transaction(async (tx) => {
      await tx.delete(users).where(eq(users.id, customer.id));
      const started = [
        callRoute("cart.create", { body: {} }, { token }),
        callRoute("admin.stopImpersonating", {}, { token }),
      ];
      // They wait for this transaction.
      await waitForBlocked(database(), started.length);
      return started;
    });
    const [changed, stopped] = await Promise.all(calls);
    expect(changed).toMatchObject(ended);
    expect(stopped?.status).toBe(204);
    expect(await details(token)).toMatchObject({ isAdmin: true, impersonationEnded: false });
    expect(await database().$count(carts)).toBe(before);
    expect((await readLog())[0]).toEqual({ call: "admin.stopImpersonating", ...anonymous });
  },
);
