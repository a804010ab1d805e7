import { count } from "drizzle-orm";
import { expect, it } from "vitest";
import { sessions } from "@/backend/db/schema/users";
import { startTestBackend } from "@/backend/testing/server";
import { disableDemoAccounts } from "./disable-demo-accounts";
import { seed } from "./seed";
import { demoAccounts, demoEmail, demoPassword } from "./seed-demo-accounts";

const { callRoute, signIn, database } = startTestBackend();

async function signInStatuses(): Promise<number[]> {
  const statuses = [];
  for (const { role } of demoAccounts) {
    const body = { username: demoEmail(role), password: demoPassword };
    statuses.push((await callRoute("auth.login", { body })).status);
  }
  return statuses;
}

it("disabled demo accounts cannot sign in, lose their sessions, and are enabled again by the next demo seed", async () => {
  const token = await signIn("admin");
  expect((await callRoute("account.details", {}, { token })).status).toBe(200);
  await disableDemoAccounts(database());
  expect(new Set(await signInStatuses())).toEqual(new Set([401]));
  expect((await callRoute("account.details", {}, { token })).status).toBe(401);
  expect(await database().select({ count: count() }).from(sessions)).toEqual([{ count: 0 }]);
  // Nothing to do at the next start.
  await disableDemoAccounts(database());
  await seed(database(), { demo: true });
  expect(new Set(await signInStatuses())).toEqual(new Set([200]));
});
