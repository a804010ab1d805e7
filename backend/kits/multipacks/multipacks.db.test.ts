import { addDays } from "date-fns";
import { eq } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { packTransferDays } from "@/lib/config/kits/multipacks";
import { outbox } from "@/backend/db/schema/outbox";
import { packEntries } from "@/backend/db/schema/kits";
import { demoEmail } from "@/backend/db/seed/seed-demo-accounts";
import { sumUnits } from "@/backend/kits/public/pack-balance";
import { startTestBackend } from "@/backend/testing/server";
import { claimPackTransfers, returnPackTransfers } from "@/backend/kits/public/settle-transfers";
import { demoUserId } from "@/backend/testing/find-user";
import { insertUser } from "@/backend/testing/create-users";

const { callRoute, signIn, database } = startTestBackend();

/** Five single disease tests for dogs. */
const pack = { productId: 447, category_id: 1 };

const idOf = (role: string) => demoUserId(database(), role);

let token: string;
let breederId: number;
beforeAll(async () => {
  token = await signIn("breeder");
  breederId = await idOf("breeder");
  await database().delete(packEntries).where(eq(packEntries.userId, breederId));
  await database()
    .insert(packEntries)
    .values({ userId: breederId, productId: pack.productId, units: 20, reason: "bought" });
});

const transfer = (email: string, quantity: number) =>
  callRoute("multipacks.transfer", { body: { email, quantity, category_id: pack.category_id } }, { token });

const left = (userId: number) => database().transaction((tx) => sumUnits(tx, userId, pack.productId));

it("a transfer of units gives units to another account at once and tells both", async () => {
  const [before, vetId] = [await left(breederId), await idOf("vet")];
  const vetBefore = await left(vetId);
  expect(await transfer(demoEmail("vet"), 3)).toMatchObject({ status: 200, body: { isDelivered: true } });
  expect([await left(breederId), await left(vetId)]).toEqual([before - 3, vetBefore + 3]);
  const mails = await database().select({ to: outbox.to, subject: outbox.subject }).from(outbox);
  expect(mails).toContainEqual({ to: demoEmail("breeder"), subject: "You gave away 3 tests" });
  expect(mails.find(({ to }) => to === demoEmail("vet"))?.subject).toMatch(/gave you 3 tests$/);
});

it("a transfer of units moves the units of a repeated request once", async () => {
  const before = await left(breederId);
  const body = { email: demoEmail("vet"), quantity: 2, category_id: pack.category_id };
  const send = (changes: object = {}) =>
    callRoute(
      "multipacks.transfer",
      { body: { ...body, attemptId: "an-attempt-of-the-form", ...changes } },
      { token },
    );
  const results = [...(await Promise.all([send(), send()])), await send()];
  for (const result of results) expect(result).toMatchObject({ status: 200, body: { isDelivered: true } });
  expect(await left(breederId)).toBe(before - 2);
  expect(await send({ quantity: 1 })).toMatchObject({ status: 409, body: { code: "attempt_used" } });
  expect(await send({ attemptId: "another-attempt-of-the-form" })).toMatchObject({ status: 200 });
  expect(await left(breederId)).toBe(before - 4);
});

it("a transfer of units keeps units for an unknown address, then gives them to its account", async () => {
  expect(await transfer("new.friend@example.test", 2)).toMatchObject({ body: { isDelivered: false } });
  const email = "new.friend@example.test";
  const user = { id: await insertUser(database(), email), email };
  await database().transaction((tx) => claimPackTransfers(tx, user));
  await database().transaction((tx) => claimPackTransfers(tx, user));
  expect(await left(user.id)).toBe(2);
});

it("a transfer of units returns unclaimed units once after 30 days", async () => {
  const before = await left(breederId);
  await transfer("nobody@example.test", 4);
  const appOrigin = "https://shop.example";
  await returnPackTransfers(database(), { appOrigin, now: addDays(new Date(), packTransferDays - 1) });
  expect(await left(breederId)).toBe(before - 4);
  const later = addDays(new Date(), packTransferDays + 1);
  await returnPackTransfers(database(), { appOrigin, now: later });
  await returnPackTransfers(database(), { appOrigin, now: later });
  expect(await left(breederId)).toBe(before);
  const { body } = await callRoute("multipacks.transfers", { query: { size: 1 } }, { token });
  expect(body).toMatchObject({ results: [{ email: "nobody@example.test", units: 4, state: "returned" }] });
});

it("never gives away more than is left, even at once", async () => {
  const units = await left(breederId);
  const results = await Promise.all(
    Array.from({ length: 3 }, () => transfer(demoEmail("owner"), Math.ceil(units * 0.6))),
  );
  expect(results.map(({ status }) => status).toSorted()).toEqual([200, 428, 428]);
  expect(await left(breederId)).toBeGreaterThanOrEqual(0);
});

it("a transfer of units to the sender's own address or from an empty category is refused", async () => {
  expect(await transfer(demoEmail("breeder"), 1)).toMatchObject({
    status: 428,
    body: { email: "These tests are in your account already" },
  });
  const body = { email: demoEmail("vet"), quantity: 1, category_id: 999 };
  expect(await callRoute("multipacks.transfer", { body }, { token })).toMatchObject({
    status: 428,
    body: { category_id: "You have no tests of this kind left" },
  });
});
