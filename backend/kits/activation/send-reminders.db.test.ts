import { addDays, addMonths, subDays, subMonths } from "date-fns";
import { eq, inArray } from "drizzle-orm";
import { expect, it } from "vitest";
import { kitExpiry } from "@/lib/config/kits/activation";
import { paths } from "@/lib/navigation/paths";
import { samples } from "@/backend/db/schema/activations";
import { animals } from "@/backend/db/schema/animals";
import { kits } from "@/backend/db/schema/kits";
import { labProgress } from "@/backend/db/schema/lab";
import { orderLines, orders } from "@/backend/db/schema/orders";
import { outbox } from "@/backend/db/schema/outbox";
import { users } from "@/backend/db/schema/users";
import { demoEmail } from "@/backend/db/seed/seed-demo-accounts";
import { startTestBackend } from "@/backend/testing/server";
import { sendReminders } from "./send-reminders";
import { createKitBuyer, genoPet, pet, record } from "@/backend/kits/activation/testing/activation-kit";

const backend = startTestBackend();
const { callRoute, readRoute, database, updateRows, signIn } = backend;
const buyKits = createKitBuyer(backend);
const now = new Date();

const run = (at: Date = now, showsKitLabels = false) =>
  sendReminders({ db: database(), appOrigin: "https://shop.test", showsKitLabels, now: at });

async function readReminders(subject: string) {
  const mails = await database().select().from(outbox);
  return mails.filter((mail) => mail.subject.includes(subject));
}

it("sendReminders mails once about kits that are not activated after 14 days, in one mail per buyer", async () => {
  const barcodes = await buyKits(genoPet, {}, 2);
  const setSent = (days: number) =>
    database()
      .update(kits)
      .set({ createdAt: subDays(now, days), sentAt: subDays(now, days) });
  await setSent(13);
  await run();
  expect(await readReminders("are waiting")).toHaveLength(0);
  await setSent(15);
  await run();
  await run(addDays(now, 1));
  const mails = (await readReminders("are waiting")).filter(({ text }) => text.includes(barcodes[0] ?? "-"));
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain(barcodes[1]);
  expect(mails[0]?.text).toMatch(/https:\/\/shop\.test\/activate\/reminders\?token=[\w-]{43}/);
});

it("sendReminders mails about kits that are not posted in the demo only, which posts nothing", async () => {
  const [barcode = ""] = await buyKits(genoPet);
  const reminders = async () => (await readReminders("")).filter(({ text }) => text.includes(barcode));
  await run(addDays(now, 15));
  await run(subDays(addMonths(now, kitExpiry.months), 30));
  expect(await reminders()).toEqual([]);
  await run(addDays(now, 15), true);
  expect(await reminders()).toMatchObject([{ subject: expect.stringContaining("waiting") as string }]);
});

it("sendReminders mails once about samples that have not arrived 21 days after posting", async () => {
  const [barcode = ""] = await buyKits(genoPet);
  const { token } = await readRoute("activation.activate", {
    body: record(barcode, { email: "late@test.example" }),
  });
  await callRoute("activation.markPosted", { params: { token }, body: {} });
  await run(addDays(now, 20));
  expect(await readReminders("not reached us")).toHaveLength(0);
  await run(addDays(now, 22));
  await run(addDays(now, 23));
  expect(await readReminders("not reached us")).toHaveLength(1);
});

it("sendReminders mails the new owner of an animal, with a link that works for them", async () => {
  const [barcode = ""] = await buyKits(genoPet);
  const body = record(barcode, { email: "former@test.example", pet: { ...pet, petName: "Sold" } });
  const session = await signIn("breeder");
  const activated = await readRoute("activation.activate", { body }, { token: session });
  const posted = { params: { token: activated.token }, body: {} };
  await callRoute("activation.markPosted", posted, { token: session });
  const to = demoEmail("owner");
  const [owner] = await database().select().from(users).where(eq(users.email, to));
  await updateRows(animals, { ownerId: owner?.id ?? 0 }, eq(animals.id, activated.pet.animalId));
  await run(addDays(now, 22));
  const mails = (await readReminders("not reached us")).filter(({ text }) => text.includes("Sold"));
  expect(mails).toMatchObject([{ to }]);
  expect(mails[0]?.text).toContain(`https://shop.test${paths.trackSample(barcode)}`);
  expect(mails[0]?.text).not.toContain(activated.token);
});

it.each(["failedAt", "cancelledAt"])(
  "sendReminders mails nothing about samples that have %s",
  async (field) => {
    const [barcode = ""] = await buyKits(genoPet);
    const body = record(barcode, { email: `${field}@test.example` });
    const { token } = await readRoute("activation.activate", { body });
    await callRoute("activation.markPosted", { params: { token }, body: {} });
    const [kit] = await database().select().from(kits).where(eq(kits.barcode, barcode));
    await database()
      .insert(labProgress)
      .values({ kitId: kit?.id ?? 0, reachedAt: {}, [field]: now });
    await run(addDays(now, 22));
    const mails = await readReminders("not reached us");
    expect(mails.filter(({ to }) => to === body.email.toLowerCase())).toEqual([]);
  },
);

it("sendReminders mails nothing about received samples or to people who opted out", async () => {
  const [barcode = ""] = await buyKits(genoPet);
  const email = "quiet@test.example";
  const { token } = await readRoute("activation.activate", { body: record(barcode, { email }) });
  await callRoute("activation.markPosted", { params: { token }, body: {} });
  const before = (await readReminders("not reached us")).length;
  await database().update(samples).set({ receivedAt: now });
  await run(addDays(now, 30));
  expect(await readReminders("not reached us")).toHaveLength(before);
});

it("the link in a reminder stores the preferences of its recipient", async () => {
  const [barcode = ""] = await buyKits(genoPet);
  await updateRows(kits, { sentAt: subDays(now, 15), remindedAt: null }, eq(kits.barcode, barcode));
  await run();
  const mail = (await readReminders("waiting")).find(({ text }) => text.includes(barcode));
  const token = /reminders\?token=([\w-]{43})/.exec(mail?.text ?? "")?.[1] ?? "";
  const params = { token };
  expect((await callRoute("activation.getReminders", { params })).body).toEqual({
    email: mail?.to,
    activation: true,
    posting: true,
    expiry: true,
  });
  const choice = { activation: false, posting: true, expiry: false };
  expect((await callRoute("activation.updateReminders", { params, body: choice })).status).toBe(204);
  await updateRows(kits, { remindedAt: null }, eq(kits.barcode, barcode));
  const count = (await database().select().from(outbox)).length;
  await run();
  expect(await database().select().from(outbox)).toHaveLength(count);
  expect((await callRoute("activation.getReminders", { params: { token: "x".repeat(43) } })).status).toBe(
    404,
  );
});

it("sendReminders mails 60 days before a kit expires, although its owner was reminded before", async () => {
  const [barcode = ""] = await buyKits(genoPet);
  const createdAt = subMonths(addDays(now, 30), 24);
  await updateRows(
    kits,
    { createdAt, sentAt: createdAt, remindedAt: addDays(createdAt, 15) },
    eq(kits.barcode, barcode),
  );
  await run();
  await run(addDays(now, 1));
  const mails = (await readReminders("expires soon")).filter(({ text }) => text.includes(barcode));
  expect(mails).toHaveLength(1);
});

it("sendReminders mails twice in 26 months about a kit, and never about kits that were ordered for clients", async () => {
  const [own = ""] = await buyKits(genoPet);
  const [ofClient = ""] = await buyKits(genoPet);
  await database().update(kits).set({ createdAt: now, sentAt: now, remindedAt: null });
  const advance = database()
    .select({ id: orderLines.orderId })
    .from(orderLines)
    .innerJoin(kits, eq(kits.orderLineId, orderLines.id))
    .where(eq(kits.barcode, ofClient));
  await updateRows(orders, { isAdvance: true }, inArray(orders.id, advance));
  for (let days = 0; days < 26 * 31; days += 10) await run(addDays(now, days));
  const subjectsOf = async (barcode: string) =>
    (await readReminders("")).filter(({ text }) => text.includes(barcode)).map(({ subject }) => subject);
  expect(await subjectsOf(own)).toEqual([
    expect.stringContaining("waiting"),
    expect.stringContaining("expires soon"),
  ]);
  expect(await subjectsOf(ofClient)).toEqual([]);
});
