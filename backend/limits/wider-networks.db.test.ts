import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { rateLimits } from "@/backend/db/schema/rate-limits";
import { startTestBackend } from "@/backend/testing/server";
import { countRequest, guessCounters } from "./rate-limiter";
import { type LimitName, limits } from "./rate-limits";

const { callRoute, database } = startTestBackend();
const email = "jo@wider.test";

/** Leaves one request to the /48, if it gets 16 times the maximum. */
async function fillWiderNetwork(limit: LimitName): Promise<void> {
  await database().delete(rateLimits);
  await countRequest(database(), ...guessCounters(limit, "2001:db8:48:ff::1").slice(1));
  const { max, minutes } = limits[limit];
  const seconds = minutes * 60 * (1 - 1.05 / (16 * max));
  const filled = sql`clock_timestamp() + make_interval(secs => ${seconds})`;
  expect(await database().update(rateLimits).set({ emptyAt: filled }).returning()).toHaveLength(1);
}

it.each([
  ["auth.login", "wrongPasswordsOfNetwork", { username: email, password: "not-this-one" }],
  ["registration.forgotPassword", "resets", { email, security: "7", challenge: "unknown" }],
  ["registration.resendConfirmation", "resets", { email }],
  ["orders.lookup", "orderLookups", { number: "TM-1", email }],
] as const)("%s is limited per IPv6 /48, too", async (call, limit, body) => {
  await fillWiderNetwork(limit);
  const ask = (clientAddress: string) => callRoute(call, { body }, { clientAddress });
  expect((await ask("2001:db8:48:1::1")).status).not.toBe(429);
  expect((await ask("2001:db8:48:2::1")).status).toBe(429);
  expect((await ask("2001:db8:49:1::1")).status).not.toBe(429);
});
