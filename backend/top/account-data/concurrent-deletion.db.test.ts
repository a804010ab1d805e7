import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import type { Tx } from "@/backend/db/client";
import { animals } from "@/backend/db/schema/animals";
import { parentageRequests } from "@/backend/db/schema/parentage";
import { users } from "@/backend/db/schema/users";
import { createAnimal, createUser, type TestUser } from "@/backend/testing/create-users";
import { createKitShop } from "@/backend/kits/kits/testing/kit-shop";
import { startTestBackend } from "@/backend/testing/server";
import { waitForBlocked } from "@/backend/testing/wait-for-blocked";

const backend = startTestBackend();
const { callRoute, readRoute, database, updateRows } = backend;
const isPostgres = process.env["TEST_DATABASE"] === "postgres";

const deleteAccount = (user: TestUser) =>
  callRoute("accountData.deleteAccount", { body: { password: "Correct-horse-7" } }, user);

/** Starts both while `lock` holds what they need, the second once the first waits. */
async function runAtOnce<T>(lock: (tx: Tx) => Promise<unknown>, calls: readonly (() => Promise<T>)[]) {
  const started = await database().transaction(async (tx) => {
    await lock(tx);
    const running: Promise<T>[] = [];
    for (const call of calls) {
      running.push(call());
      await waitForBlocked(database(), running.length);
    }
    return running;
  });
  return Promise.all(started);
}

/** A request that waits for the owner of the sire. */
async function createWaiting(name: string) {
  const requester = await createUser(backend, `${name}-requester@concurrent.test`);
  const owner = await createUser(backend, `${name}-sire@concurrent.test`);
  await createKitShop(database()).buy(404, { userId: requester.id, quantity: 1 });
  const chipNumber = String(900_000_000_000_000 + owner.id);
  const pup = await createAnimal(database(), { ownerId: requester.id });
  const dam = await createAnimal(database(), { ownerId: requester.id, name: "Ada", sex: "female" });
  const sire = await createAnimal(database(), { ownerId: owner.id, chipNumber });
  // Its row is now behind that of its dam, also in indexes.
  await updateRows(animals, { name: "Zed" }, eq(animals.id, pup));
  const input = { offspring_id: pup, dam_id: dam, sire_number: chipNumber };
  const body = await readRoute("parentage.create", { body: input }, requester);
  expect(body).toMatchObject({ state: "waiting-for-consent" });
  const { id } = body;
  const refuse = { params: { id }, body: { animal_id: sire, decision: "refused" } };
  return { id, pup, requester, owner, consent: () => callRoute("parentage.consent", refuse, owner) };
}

// PGlite has one connection.
describe.runIf(isPostgres)("deleting an account", () => {
  it.each(["requester", "owner"] as const)(
    "of the %s succeeds during the consent of an owner",
    async (deleted) => {
      const { id, consent, ...waiting } = await createWaiting(deleted);
      const responses = await runAtOnce(
        (tx) => tx.select().from(parentageRequests).where(eq(parentageRequests.id, id)).for("update"),
        [consent, () => deleteAccount(waiting[deleted])],
      );
      expect(responses.map(({ status }) => status)).toEqual([204, 204]);
    },
  );

  it("account deletion locks animals in the order of a consent", async () => {
    const { pup, requester, consent } = await createWaiting("order");
    const responses = await runAtOnce(
      (tx) => tx.select().from(animals).where(eq(animals.id, pup)).for("update"),
      [consent, () => deleteAccount(requester)],
    );
    expect(responses.map(({ status }) => status)).toEqual([204, 204]);
  });

  it("account deletion erases an animal that is added meanwhile", async () => {
    const user = await createUser(backend, "adds@concurrent.test");
    const [deleted] = await runAtOnce(
      (tx) => tx.insert(animals).values({ name: "Late", speciesId: 1, sex: "male", ownerId: user.id }),
      [() => deleteAccount(user)],
    );
    expect(deleted?.status).toBe(204);
    expect(await database().$count(animals, eq(animals.name, "Late"))).toBe(0);
    expect(await database().$count(users, eq(users.id, user.id))).toBe(0);
  });
});
