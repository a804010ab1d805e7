import { and, eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { animals, dnaProfiles } from "@/backend/db/schema/animals";
import { orders } from "@/backend/db/schema/orders";
import { findPanel } from "@/backend/genetics/panels";
import { createLabBench, labEvent } from "@/backend/kits/lab/testing/lab-bench";
import { updatePaymentHolds } from "@/backend/kits/public/payment-holds";
import { createKitShop } from "@/backend/kits/kits/testing/kit-shop";
import { startTestBackend } from "@/backend/testing/server";
import { compareWaiting } from "./compare-waiting";
import { createAnimal, createSession } from "@/backend/testing/create-users";
import { insertProfile } from "@/backend/testing/insert-profile";

const { callRoute, database, updateRows } = startTestBackend();

const panel = "ISAG-DOG-STR-21";
const appOrigin = "https://shop.test";
const alleles = Object.fromEntries(
  (findPanel(panel)?.markers ?? []).map((marker) => [marker, ["100", "104"] as [string, string]]),
);

const createBreeder = (email: string) =>
  createSession(database(), email, { name: "Breeder", type: "breeder", countryCode: "US" });

/** An offspring whose DNA profile the laboratory has sent, the order of that test, and a dam with a profile. */
async function createFamily(ownerId: number, { isDisputed }: { readonly isDisputed: boolean }) {
  const [shop, bench] = [createKitShop(database()), createLabBench(database())];
  const { orderId } = await shop.buy(403, { userId: ownerId });
  const [kit] = await shop.listKits(orderId);
  if (kit === undefined) throw new Error("The order has no kit.");
  const { animalId: offspring } = await bench.activate({ kitId: kit.id, email: "breeder@shop.test" });
  await updateRows(animals, { ownerId }, eq(animals.id, offspring));
  const damId = await createAnimal(database(), { name: "Dam", sex: "female", ownerId });
  await insertProfile(database(), damId, ["100", "104"]);
  const setDispute = async (dispute: "open" | "won") => {
    await updateRows(orders, { dispute }, eq(orders.id, orderId));
    await database().transaction((tx) => updatePaymentHolds(tx, { scope: { orderId }, appOrigin }));
    await bench.work();
  };
  if (isDisputed) await setDispute("open");
  const profile = { panel, alleles };
  await bench.deliver([labEvent(kit, { type: "results", run: 1, assayVersion: "2026.1", profile })]);
  return { offspring, body: { offspring_id: offspring, dam_id: damId }, setDispute };
}

it("a parentage verification ignores the profile of a test until the test is paid", async () => {
  const me = await createBreeder("unpaid@parentage.test");
  await createKitShop(database()).buy(404, { userId: me.id });
  const { offspring, body, setDispute } = await createFamily(me.id, { isDisputed: true });
  const created = await callRoute("parentage.create", { body }, me);
  expect(created.body).toMatchObject({ state: "waiting-for-profile", outcome: null });
  await setDispute("won");
  await compareWaiting({ db: database(), appOrigin }, offspring);
  const { id } = created.body as { id: number };
  const { body: report } = await callRoute("parentage.report", { params: { id } }, me);
  expect(report).toMatchObject({ state: "reported", outcome: "qualifies" });
});

it("no longer compares a profile after the payment of its test is disputed", async () => {
  const me = await createBreeder("disputed@parentage.test");
  await createKitShop(database()).buy(404, { userId: me.id });
  const { offspring, body, setDispute } = await createFamily(me.id, { isDisputed: false });
  const isCurrent = and(eq(dnaProfiles.animalId, offspring), dnaProfiles.isCurrent);
  expect(await database().$count(dnaProfiles, isCurrent)).toBe(1);
  await setDispute("open");
  const created = await callRoute("parentage.create", { body }, me);
  expect(created.body).toMatchObject({ state: "waiting-for-profile", outcome: null });
});
