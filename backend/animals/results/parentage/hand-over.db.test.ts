import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { animals } from "@/backend/db/schema/animals";
import { createAnimal, createUser, type TestUser } from "@/backend/testing/create-users";
import { createKitShop } from "@/backend/kits/kits/testing/kit-shop";
import { listQueuedMails } from "@/backend/testing/mailbox";
import { startTestBackend } from "@/backend/testing/server";
import { compareWaiting } from "./compare-waiting";
import { insertProfile, type Pair } from "@/backend/testing/insert-profile";

const backend = startTestBackend();
const { callRoute, database, updateRows } = backend;

let count = 0;

const addProfile = (animalId: number, pair: Pair) => insertProfile(database(), animalId, pair);

/** A breeder who has requested the dam of her own pup, and a buyer. */
async function requestParentage({ isTested = false } = {}) {
  const me = await createUser(backend, `breeder${++count}@hand-over.test`);
  const buyer = await createUser(backend, `buyer${count}@hand-over.test`);
  await createKitShop(database()).buy(404, { userId: me.id, quantity: 1 });
  const pup = await createAnimal(database(), { ownerId: me.id, name: "Pup", bornOn: "2025-08-02" });
  const dam = await createAnimal(database(), { ownerId: me.id, name: "Dam", sex: "female" });
  await addProfile(dam, ["100", "104"]);
  if (isTested) await addProfile(pup, ["104", "102"]);
  const created = await callRoute("parentage.create", { body: { offspring_id: pup, dam_id: dam } }, me);
  return { me, buyer, pup, id: (created.body as { id: number }).id };
}

async function handOver(animalId: number, from: TestUser, to: TestUser) {
  const body = { animal_ids: [animalId], email: to.email, message: "" };
  const offered = await callRoute("animalTransfers.create", { body }, from);
  const [transfer] = (offered.body as { transfers: { id: number }[] }).transfers;
  const accepted = await callRoute("animalTransfers.accept", { params: { id: transfer?.id ?? 0 } }, to);
  expect(accepted.status).toBe(200);
  const renamed = { name: "Biscuit", registrationName: "Biscuit of Bay" };
  await updateRows(animals, renamed, eq(animals.id, animalId));
}

const readReport = async (user: TestUser, id: number) =>
  (await callRoute("parentage.report", { params: { id } }, user)).body;
const subjectsTo = async ({ email }: TestUser) =>
  (await listQueuedMails(database(), email)).map(({ subject }) => subject);

it("a parentage request waits for the new owner of an animal, and shows nothing of their time until they agree", async () => {
  const { me, buyer, pup, id } = await requestParentage();
  await handOver(pup, me, buyer);
  await addProfile(pup, ["104", "102"]);
  await compareWaiting({ db: database(), appOrigin: "https://shop.test" }, pup);
  expect(await readReport(me, id)).toMatchObject({
    state: "waiting-for-consent",
    reportedAt: null,
    offspring: { name: "Pup", registrationName: null, isMine: false, consent: "waiting" },
  });
  const list = await callRoute("parentage.list", {}, me);
  expect(list.body).toMatchObject({ results: [{ offspring: { name: "Pup" } }] });
  const found = await callRoute("parentage.list", { query: { query: "Biscuit" } }, me);
  expect(found.body).toMatchObject({ count: 0 });
  expect(await subjectsTo(buyer)).toContain("May Pup be compared?");
  const decision = { params: { id }, body: { animal_id: pup, decision: "granted" } };
  expect((await callRoute("parentage.consent", decision, me)).status).toBe(404);
  expect((await callRoute("parentage.consent", decision, buyer)).status).toBe(204);
  expect(await readReport(me, id)).toMatchObject({
    state: "reported",
    outcome: "qualifies",
    offspring: { name: "Biscuit" },
  });
});

it("a parentage report keeps a finished report under the animal's name on the day of the transfer", async () => {
  const { me, buyer, pup, id } = await requestParentage({ isTested: true });
  await handOver(pup, me, buyer);
  expect(await readReport(me, id)).toMatchObject({
    state: "reported",
    outcome: "qualifies",
    offspring: { name: "Pup", registrationName: null, isMine: false, consent: null },
  });
  expect(await subjectsTo(buyer)).not.toContain("May Pup be compared?");
});
