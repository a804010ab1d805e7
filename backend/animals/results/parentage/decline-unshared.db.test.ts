import { expect, it } from "vitest";
import { animalGrants, clubMembers, clubs } from "@/backend/db/schema/animal-access";
import { createAnimal, createUser, type TestUser } from "@/backend/testing/create-users";
import { createKitShop } from "@/backend/kits/kits/testing/kit-shop";
import { listQueuedMails } from "@/backend/testing/mailbox";
import { startTestBackend } from "@/backend/testing/server";
import { compareWaiting } from "./compare-waiting";
import { insertProfile } from "@/backend/testing/insert-profile";

const backend = startTestBackend();
const { callRoute, database } = backend;

let count = 0;

const addProfile = (animalId: number) => insertProfile(database(), animalId, ["100", "104"]);

/** A breeder with a pup and one verification, and the owner of its dam. */
async function createSides() {
  const me = await createUser(backend, `breeder${++count}@unshared.test`);
  const owner = await createUser(backend, `owner${count}@unshared.test`);
  await createKitShop(database()).buy(404, { userId: me.id, quantity: 1 });
  const pup = await createAnimal(database(), { ownerId: me.id, name: "Pup" });
  const dam = await createAnimal(database(), { ownerId: owner.id, name: "Dam", sex: "female" });
  await addProfile(pup);
  const share = (...scopes: string[]) =>
    callRoute(
      "animalSharing.share",
      { params: { id: dam }, body: { kind: "person", email: me.email, scopes } },
      owner,
    );
  const request = async () => {
    const created = await callRoute("parentage.create", { body: { offspring_id: pup, dam_id: dam } }, me);
    expect(created).toMatchObject({ status: 200, body: { state: "waiting-for-profile" } });
    return (created.body as { id: number }).id;
  };
  return { me, owner, dam, share, request };
}

const readReport = async (user: TestUser, id: number) =>
  (await callRoute("parentage.report", { params: { id } }, user)).body;

it("a parentage request is declined when its share is revoked, and its verification can be used again", async () => {
  const { me, owner, dam, share, request } = await createSides();
  await share("summary", "parentage");
  const id = await request();
  await share("summary", "results", "parentage");
  expect(await readReport(me, id)).toMatchObject({ state: "waiting-for-profile" });
  const revoked = await callRoute("animalSharing.revoke", { params: { id: dam }, query: {} }, owner);
  expect(revoked.status).toBe(204);
  await addProfile(dam);
  await compareWaiting({ db: database(), appOrigin: "https://shop.test" }, dam);
  expect(await readReport(me, id)).toMatchObject({
    state: "declined",
    outcome: null,
    dam: { name: null, consent: "refused" },
  });
  const { body } = await callRoute("parentage.options", {}, me);
  expect(body).toMatchObject({
    verifications: expect.arrayContaining([
      expect.objectContaining({ species: "canine", unitsLeft: 1 }),
    ]) as unknown,
  });
  const subjects = (await listQueuedMails(database(), me.email)).map(({ subject }) => subject);
  expect(subjects).toContain("Parentage of Pup: not compared");
});

it("a parentage request is declined when its animal is shared again without parentage", async () => {
  const { me, share, request } = await createSides();
  await share("summary", "parentage");
  const id = await request();
  await share("summary");
  expect(await readReport(me, id)).toMatchObject({ state: "declined" });
});

it("a parentage request is declined when the animal is taken back from the clubs, unless another share covers it", async () => {
  const { me, owner, dam, share, request } = await createSides();
  const [club] = await database().insert(clubs).values({ name: "Pug Club" }).returning({ id: clubs.id });
  const clubId = club?.id ?? 0;
  await database().insert(clubMembers).values({ clubId, userId: me.id, role: "member" });
  const addToClub = () =>
    database()
      .insert(animalGrants)
      .values({ grantedBy: owner.id, scopes: ["parentage"], kind: "club", animalId: dam, clubId });
  const removeFromClub = () => callRoute("clubs.removeAccess", { query: { animalId: dam } }, owner);
  await addToClub();
  const id = await request();
  await share("parentage");
  expect((await removeFromClub()).status).toBe(204);
  expect(await readReport(me, id)).toMatchObject({ state: "waiting-for-profile" });
  await addToClub();
  await share("summary");
  expect(await readReport(me, id)).toMatchObject({ state: "waiting-for-profile" });
  expect((await removeFromClub()).status).toBe(204);
  expect(await readReport(me, id)).toMatchObject({ state: "declined" });
});
