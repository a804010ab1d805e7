import { count, like } from "drizzle-orm";
import { expect, it } from "vitest";
import { seeds } from "@/backend/db/schema/seeds";
import { users } from "@/backend/db/schema/users";
import { seed } from "@/backend/db/seed/seed";
import { demoEmail, demoPassword } from "@/backend/db/seed/seed-demo-accounts";
import { startTestBackend } from "@/backend/testing/server";
import { removeDemo } from "./remove-demo";

const { callRoute, signIn, database } = startTestBackend();

it("removeDemo erases all demo accounts, keeps the catalogue, and the demo can be created again", async () => {
  const token = await signIn("breeder");
  const [{ areas } = { areas: 0 }] = await database().select({ areas: count() }).from(seeds);
  expect(await removeDemo(database())).toBeGreaterThan(5);
  const demoUsers = () =>
    database().select({ count: count() }).from(users).where(like(users.email, "%@tailmark.test"));
  expect(await demoUsers()).toEqual([{ count: 0 }]);
  expect((await callRoute("account.details", {}, { token })).status).toBe(401);
  expect((await callRoute("products.list")).body).toMatchObject({ count: expect.any(Number) as number });
  expect(await removeDemo(database())).toBe(0);

  await seed(database(), { demo: true });
  const body = { username: demoEmail("breeder"), password: demoPassword };
  expect((await callRoute("auth.login", { body })).status).toBe(200);
  expect(await database().select({ areas: count() }).from(seeds)).toEqual([{ areas }]);
});
