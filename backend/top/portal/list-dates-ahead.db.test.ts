import { addDays } from "date-fns";
import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { invoices, orders } from "@/backend/db/schema/orders";
import { kits } from "@/backend/db/schema/kits";
import { labProgress } from "@/backend/db/schema/lab";
import { shows } from "@/backend/db/schema/shows";
import { createUser, createAnimal, type TestUser } from "@/backend/testing/create-users";
import { createKitBuyer, genoPet, record } from "@/backend/kits/activation/testing/activation-kit";
import { startTestBackend } from "@/backend/testing/server";
import type { DatesAhead } from "@/lib/contract/top/portal/portal.types";

const backend = startTestBackend();
const { callRoute, database, updateRows } = backend;
const buyKits = createKitBuyer(backend);

const readDates = async (user: TestUser) => {
  const { status, body } = await callRoute("portal.datesAhead", {}, user);
  expect(status).toBe(200);
  return (body as DatesAhead).results;
};
const inDays = (days: number) => addDays(new Date(), days).toISOString().slice(0, 10);

it("lists payments, offers and shows by day, those of one day together", async () => {
  const ann = await createUser(backend, "ann@ahead.test", { countryCode: "US" });
  const ben = await createUser(backend, "ben@ahead.test");
  expect(await readDates(ann)).toEqual([]);
  await buyKits(genoPet, ann);
  const [order] = await database().select().from(orders).where(eq(orders.userId, ann.id));
  await updateRows(orders, { state: "open" }, eq(orders.id, order?.id ?? 0));
  await updateRows(invoices, { dueAt: addDays(new Date(), 40) }, eq(invoices.orderId, order?.id ?? 0));
  const show = { userId: ann.id, kind: "clinic", state: "approved", club: "Kennel club", place: "Boise" };
  const contact = { entries: 40, kits: 10, contactName: "Ann", contactEmail: "ann@ahead.test" };
  await database()
    .insert(shows)
    .values(
      [
        ["Spring show", 3],
        ["Puppy show", 3],
        ["Last year's show", -300],
      ].map(([name, days]) => ({
        ...show,
        ...contact,
        name: String(name),
        heldOn: inDays(Number(days)),
      })) as (typeof shows.$inferInsert)[],
    );
  expect(await readDates(ann)).toEqual([
    { kind: "show", on: inDays(3), names: ["Spring show", "Puppy show"] },
    { kind: "payment", on: inDays(40), names: [order?.number] },
  ]);
  expect(await readDates(ben)).toEqual([]);
  const animalId = await createAnimal(database(), { ownerId: ann.id, name: "Gift" });
  await callRoute("animalTransfers.create", { body: { animal_ids: [animalId], email: ben.email } }, ann);
  expect(await readDates(ben)).toMatchObject([{ kind: "offer", names: ["Gift"] }]);
});

it("lists the days for which results are promised, without samples on hold", async () => {
  const cat = await createUser(backend, "cat@ahead.test", { countryCode: "US" });
  const [barcode = ""] = await buyKits(genoPet, cat);
  expect((await callRoute("activation.activate", { body: record(barcode) }, cat)).status).toBe(200);
  const [kit] = await database().select().from(kits).where(eq(kits.barcode, barcode));
  const kitId = kit?.id ?? 0;
  await database()
    .insert(labProgress)
    .values({ kitId, reachedAt: {}, promisedOn: inDays(9) });
  expect(await readDates(cat)).toMatchObject([{ kind: "results", on: inDays(9) }]);
  await updateRows(labProgress, { problem: "sex" }, eq(labProgress.kitId, kitId));
  expect(await readDates(cat)).toEqual([]);
});
