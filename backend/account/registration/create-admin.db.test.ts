import { expect, it } from "vitest";
import { demoEmail, demoPassword } from "@/backend/db/seed/seed-demo-accounts";
import { readMailedToken } from "@/backend/testing/mailbox";
import { startTestBackend } from "@/backend/testing/server";
import { createAdmin } from "./create-admin";

const { callRoute, database } = startTestBackend();
const appOrigin = "https://shop.example";

async function isAdmin(username: string, password: string): Promise<boolean> {
  const { headers } = await callRoute("auth.login", { body: { username, password } });
  const token = headers.get("x-session") ?? "";
  return (await callRoute("admin.findUsers", { query: {} }, { token })).status === 200;
}

it("creates an admin who chooses a password by the printed or mailed link", async () => {
  const link = await createAdmin(database(), { email: " First@Shop.example ", appOrigin });
  const token = new URL(link).searchParams.get("token");
  expect(link).toBe(`${appOrigin}/reset-password?token=${token}`);
  expect(await readMailedToken(database(), "first@shop.example")).toBe(token);
  const password = "a password of the first admin";
  expect((await callRoute("registration.resetPassword", { body: { token, password } })).status).toBe(204);
  expect(await isAdmin("first@shop.example", password)).toBe(true);
});

it("makes an existing account an admin and keeps its password", async () => {
  const email = demoEmail("owner");
  expect(await isAdmin(email, demoPassword)).toBe(false);
  await createAdmin(database(), { email, appOrigin });
  expect(await isAdmin(email, demoPassword)).toBe(true);
});
