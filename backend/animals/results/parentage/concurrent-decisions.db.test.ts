import { expect, it } from "vitest";
import { createAnimal, createUser, type TestUser } from "@/backend/testing/create-users";
import { createKitShop } from "@/backend/kits/kits/testing/kit-shop";
import { startTestBackend } from "@/backend/testing/server";
import { insertProfile } from "@/backend/testing/insert-profile";
import { runCount } from "@/tools/testing/test-effort";

const backend = startTestBackend();
const { callRoute, database } = backend;

const rounds = runCount(40);

interface Tested {
  readonly ownerId: number;
  readonly sex?: "female" | "male";
  readonly chipNumber?: string;
}

async function createTested(animal: Tested, pair: readonly [string, string]) {
  const animalId = await createAnimal(database(), animal);
  await insertProfile(database(), animalId, pair);
  return animalId;
}

/** A request with a shared dam. Its sire waits for consent, and another sire fits already. */
async function createWaiting(round: number, damOwner: TestUser, sireOwner: TestUser) {
  const me = await createUser(backend, `breeder${round}@concurrent.test`);
  await createKitShop(database()).buy(404, { userId: me.id, quantity: 2 });
  const chipNumber = String(900_000_000_000_000 + round);
  const pup = await createTested({ ownerId: me.id }, ["104", "102"]);
  const dam = await createTested({ ownerId: damOwner.id, sex: "female" }, ["100", "104"]);
  const fitting = await createTested({ ownerId: me.id }, ["102", "106"]);
  const sire = await createTested({ ownerId: sireOwner.id, chipNumber }, ["102", "106"]);
  const share = { kind: "person", email: me.email, scopes: ["parentage"] };
  await callRoute("animalSharing.share", { params: { id: dam }, body: share }, damOwner);
  const request = (parent: object) =>
    callRoute("parentage.create", { body: { offspring_id: pup, dam_id: dam, ...parent } }, me);
  await request({ sire_id: fitting });
  const { body } = await request({ sire_number: chipNumber });
  expect(body).toMatchObject({ state: "waiting-for-consent" });
  return { me, dam, sire, id: (body as { id: number }).id };
}

it("a parentage request ends as reported or declined when consent and the end of a share come at once", async () => {
  const damOwner = await createUser(backend, "dam@concurrent.test");
  const sireOwner = await createUser(backend, "sire@concurrent.test");
  for (let round = 0; round < rounds; round++) {
    const { me, dam, sire, id } = await createWaiting(round, damOwner, sireOwner);
    const consent = { params: { id }, body: { animal_id: sire, decision: "granted" } };
    const [revoked, consented] = await Promise.all([
      callRoute("animalSharing.revoke", { params: { id: dam }, query: {} }, damOwner),
      callRoute("parentage.consent", consent, sireOwner),
    ]);
    expect(revoked.status).toBe(204);
    expect([204, 409]).toContain(consented.status);
    const { body } = await callRoute("parentage.report", { params: { id } }, me);
    expect(body).toMatchObject(
      consented.status === 204
        ? { state: "reported", outcome: "inconclusive" }
        : { state: "declined", outcome: null },
    );
  }
});
