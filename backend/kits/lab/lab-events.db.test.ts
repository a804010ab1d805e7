import { asc, eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import type { Db } from "@/backend/db/client";
import { activations, samples } from "@/backend/db/schema/activations";
import { animals } from "@/backend/db/schema/animals";
import { genotypes } from "@/backend/db/schema/lab";
import { outbox } from "@/backend/db/schema/outbox";
import { createTestDatabase } from "@/backend/testing/database";
import { enqueueWaitingEvents } from "@/backend/kits/public/enqueue-waiting-events";
import {
  allStages,
  createLabBench,
  labEvent,
  shuffleRepeated,
  type TestTube,
} from "@/backend/kits/lab/testing/lab-bench";
import { insertUser } from "@/backend/testing/create-users";

let db: Db;
let bench: ReturnType<typeof createLabBench>;
beforeAll(async () => {
  ({ db } = await createTestDatabase());
  bench = createLabBench(db);
});

describe("acceptLabEvents", () => {
  it("answers each event: accepted, duplicate or rejected with a reason", async () => {
    const tube = await bench.addTube();
    const received = labEvent(tube, { type: "stage", stage: "received" });
    const testing = labEvent(tube, { type: "stage", stage: "testing" });
    const answers = await bench.deliver([
      received,
      received,
      { ...testing, sequence: received.sequence },
      { ...testing, eventId: "elsewhere", barcode: "TM0000000000000" },
    ]);
    expect(answers).toEqual([
      { eventId: received.eventId, status: "accepted" },
      { eventId: received.eventId, status: "duplicate" },
      { eventId: testing.eventId, status: "rejected", reason: "sequence-used" },
      { eventId: "elsewhere", status: "rejected", reason: "unknown-barcode" },
    ]);
    expect(await bench.accept([received, testing])).toMatchObject([
      { status: "duplicate" },
      { status: "accepted" },
    ]);
  });
});

describe("the tubes of a delivery", () => {
  it("end in the same states when events arrive 1 to 5 times, in any order", async () => {
    const inOrder: TestTube[] = [];
    const shuffled: TestTube[] = [];
    for (let at = 0; at < 20; at++) {
      inOrder.push(await bench.addTube());
      shuffled.push(await bench.addTube());
    }
    const history = (tube: { barcode: string }, at: number) => [
      ...allStages(tube).slice(0, 1 + (at % 5)),
      ...(at % 3 === 0 ? [labEvent(tube, { type: "hold", problem: "sire", note: "Compare" })] : []),
      ...(at % 4 === 0 ? [labEvent(tube, { type: "fail", reason: "Too little DNA" })] : []),
    ];
    const times = (event: ReturnType<typeof labEvent>, at: number) => ({
      ...event,
      occurredAt: new Date(Date.UTC(2026, 0, 5, 9, at)).toISOString(),
    });
    await bench.deliver(inOrder.flatMap((tube, at) => history(tube, at).map(times)));
    const deliveries = shuffleRepeated(shuffled.flatMap((tube, at) => history(tube, at).map(times)));
    for (let at = 0; at < deliveries.length; at += 50) await bench.deliver(deliveries.slice(at, at + 50));
    const stateOf = async (tube: TestTube) => {
      const { kitId: _, updatedAt: __, ...state } = (await bench.readProgress(tube)) ?? {};
      const passes = (await bench.listPasses(tube)).map(({ stage }) => stage).toSorted();
      return { state, passes };
    };
    for (const [at, tube] of shuffled.entries()) {
      const expected = inOrder[at];
      if (expected) expect(await stateOf(tube)).toEqual(await stateOf(expected));
    }
  });
});

const addUser = (email: string) => insertUser(db, email, { name: email, type: "breeder", countryCode: "US" });

describe("a tube", () => {
  it("mails the stages that matter, once, and not those that are overtaken", async () => {
    const slow = await bench.addTube();
    const [received, quality, extracted] = allStages(slow);
    for (const event of [received, quality, extracted, received]) if (event) await bench.deliver([event]);
    expect(await bench.listSubjects(slow)).toEqual(["We have Juniper's sample"]);
    const late = await bench.addTube();
    await bench.deliver(allStages(late).slice(0, 4));
    expect(await bench.listSubjects(late)).toEqual([]);
    expect((await bench.listPasses(late)).every(({ isMailed }) => !isMailed)).toBe(true);
    const [sample] = await db.select().from(samples).where(eq(samples.kitId, late.kitId));
    expect(sample?.receivedAt).toBeInstanceOf(Date);
  });

  it("is mailed for every hold, with what does not fit", async () => {
    const tube = await bench.addTube();
    await bench.deliver([labEvent(tube, { type: "hold", problem: "sex" })]);
    await bench.deliver([labEvent(tube, { type: "release" })]);
    await bench.deliver([labEvent(tube, { type: "hold", problem: "other", note: "Two animals" })]);
    expect(await bench.listSubjects(tube)).toEqual(
      Array.from({ length: 2 }, () => "Juniper's sample is on hold: please check the details"),
    );
  });

  it("sends mails about a sample to the new owner after a transfer, and none without an address", async () => {
    const [breeder, buyer] = [await addUser("breeder@lab.test"), await addUser("buyer@lab.test")];
    const [owned, sold, erased] = [await bench.addTube(), await bench.addTube(), await bench.addTube()];
    const giveTo = async ({ animalId, activationId }: TestTube, ownerId: number, email: string) => {
      await db.update(animals).set({ ownerId }).where(eq(animals.id, animalId));
      await db.update(activations).set({ userId: breeder, email }).where(eq(activations.id, activationId));
    };
    // A vet can name a client's address.
    await giveTo(owned, breeder, "client@lab.test");
    await giveTo(sold, buyer, "breeder@lab.test");
    await db
      .update(activations)
      .set({ userId: null, email: "" })
      .where(eq(activations.id, erased.activationId));
    for (const tube of [owned, sold, erased])
      await bench.deliver([labEvent(tube, { type: "hold", problem: "sex" })]);
    const subject = "Juniper's sample is on hold: please check the details";
    for (const email of ["client@lab.test", "buyer@lab.test"])
      expect(await bench.listSubjects({ email })).toEqual([subject]);
    for (const email of ["breeder@lab.test", ""]) expect(await bench.listSubjects({ email })).toEqual([]);
    const [mail] = await db.select().from(outbox).where(eq(outbox.to, "buyer@lab.test"));
    expect(mail?.text).toContain(`/my/animals/${sold.animalId}/edit`);
    await bench.deliver([labEvent(sold, { type: "release" }), ...allStages(sold)]);
    expect(await bench.listSubjects({ email: "buyer@lab.test" })).toEqual([
      subject,
      "Juniper's report is ready",
    ]);
  });

  it("mails a moved promise with its reason", async () => {
    const tube = await bench.addTube();
    await bench.deliver([
      labEvent(tube, { type: "stage", stage: "testing" }),
      labEvent(tube, { type: "promise", promisedOn: "2026-03-02", reason: "A repeated run" }),
    ]);
    expect(await bench.listSubjects(tube)).toEqual(["Juniper's report: a new date"]);
  });

  it("is replaced when it fails, by one that needs no activation", async () => {
    const tube = await bench.addTube();
    const failure = labEvent(tube, { type: "fail", reason: "Too little DNA" });
    await bench.deliver([failure]);
    await bench.deliver([failure, labEvent(tube, { type: "stage", stage: "received" })]);
    const rows = await db
      .select()
      .from(samples)
      .where(eq(samples.activationId, tube.activationId))
      .orderBy(asc(samples.attempt));
    expect(rows.map(({ attempt }) => attempt)).toEqual([1, 2]);
    expect(await bench.listSubjects(tube)).toEqual([
      "Juniper's sample did not work: a new kit is on its way",
    ]);
  });

  it("keeps the results of a run, and adds those of a repeated one", async () => {
    const tube = await bench.addTube();
    const run = (number: number, alleles: string[] | null) =>
      labEvent(tube, {
        type: "results",
        run: number,
        assayVersion: "2026.1",
        genotypes: [{ locus: "canine.MC1R", alleles }],
      });
    await bench.deliver([run(1, null)]);
    await bench.deliver([run(2, ["E", "e"]), run(2, ["e", "e"])]);
    const rows = await db
      .select()
      .from(genotypes)
      .where(eq(genotypes.kitId, tube.kitId))
      .orderBy(asc(genotypes.run));
    expect(rows.map(({ alleles, noCallReason }) => [alleles, noCallReason])).toEqual([
      [null, "not-run"],
      [["E", "e"], null],
    ]);
  });

  it("that arrives before its activation is mailed about once it is activated", async () => {
    const tube = await bench.addTube({ isActivated: false });
    await bench.deliver([labEvent(tube, { type: "stage", stage: "received" })]);
    expect(await bench.readProgress(tube)).toMatchObject({ stage: "received" });
    expect(await bench.listPasses(tube)).toEqual([]);
    await bench.activate(tube);
    await db.transaction((tx) => enqueueWaitingEvents(tx, [tube.kitId]));
    await bench.work();
    expect(await bench.listSubjects(tube)).toEqual(["We have Juniper's sample"]);
  });
});
