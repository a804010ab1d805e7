import { count } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { labEvents } from "@/backend/db/schema/lab";
import { signBatch } from "./signature";
import { createLabBench, labEvent, type TestTube } from "@/backend/kits/lab/testing/lab-bench";
import { startTestBackend } from "@/backend/testing/server";

const key = { lab: "acme", id: "2026-a", secret: "a secret of the acme laboratory!" };
const { callRoute, database } = startTestBackend(() => ({ labKeys: [key] }));

let tube: TestTube;
beforeAll(async () => {
  tube = await createLabBench(database()).addTube();
});

const seconds = () => Math.floor(Date.now() / 1_000);

function send(payload: string, signature = signBatch(key, seconds(), payload)) {
  return callRoute("lab.receiveEvents", { body: { signature, payload } });
}
const sendEvents = (events: readonly unknown[]) => send(JSON.stringify({ events }));
const resultsOf = ({ body }: { body: unknown }) => (body as { results: unknown[] }).results;
const countEvents = async () => (await database().select({ count: count() }).from(labEvents))[0]?.count;

describe("POST /lab/events", () => {
  it("stores signed events, and answers repeated ones as duplicates", async () => {
    const event = labEvent(tube, { type: "stage", stage: "received" });
    expect(resultsOf(await sendEvents([event]))).toEqual([
      { eventId: event.eventId, status: "accepted", reason: null },
    ]);
    expect(resultsOf(await sendEvents([event]))).toMatchObject([{ status: "duplicate" }]);
  });

  it("judges each event by itself", async () => {
    const good = labEvent(tube, { type: "release" });
    const stage = labEvent(tube, { type: "stage", stage: "testing" });
    const results = labEvent(tube, { type: "results", run: 1, assayVersion: "2026.1" });
    const alleles = { AHT121: ["102", "104"] };
    const answers = resultsOf(
      await sendEvents([
        { ...stage, stage: "sequencing" },
        { ...stage, barcode: "TM1" },
        { ...stage, occurredAt: "2026-02-31T10:00:00Z" },
        { ...stage, note: "A key that a stage does not have" },
        { ...results, profile: { panel: "NO-SUCH-PANEL", alleles } },
        { ...results, profile: { panel: "ISAG-DOG-STR-21", alleles: { AHT121: "102" } } },
        { ...results, others: [{ kind: "breed-mix", content: { text: "\u0000" } }] },
        null,
        good,
      ]),
    );
    expect(answers.map((answer) => (answer as { reason: string | null }).reason)).toEqual([
      "unknown-stage",
      "unknown-barcode",
      "invalid-body",
      "invalid-body",
      "unknown-panel",
      "invalid-body",
      "invalid-body",
      "invalid-body",
      null,
    ]);
    expect(answers.at(-1)).toMatchObject({ eventId: good.eventId, status: "accepted" });
  });

  it("rejects results that no sample of the species can have, and accepts the others", async () => {
    const results = (locus: string, alleles: readonly string[] | null) => ({
      ...labEvent(tube, { type: "results", run: 2, assayVersion: "2026.1" }),
      genotypes: [
        { locus: "canine.MLPH", alleles: ["D", "d"] },
        { locus, alleles },
      ],
    });
    const answers = resultsOf(
      await sendEvents([
        results("canine.NOPE", ["N", "N"]),
        results("feline.TYR", ["C", "C"]),
        results("canine.MC1R", ["E", "x"]),
        results("canine.MC1R", ["E"]),
        results("canine.MC1R", ["E", "e"]),
        results("canine.MC1R", null),
      ]),
    );
    expect(answers.map((answer) => (answer as { reason: string | null }).reason)).toEqual([
      "unknown-locus",
      "other-species",
      "unknown-allele",
      "allele-count",
      null,
      null,
    ]);
  });

  it("changes nothing when the signature is forged, stale or of an unknown key", async () => {
    const payload = JSON.stringify({ events: [labEvent(tube, { type: "release" })] });
    const before = await countEvents();
    const valid = signBatch(key, seconds(), payload);
    for (const [name, signature] of [
      ["missing", ""],
      ["by another secret", signBatch({ ...key, secret: "b".repeat(32) }, seconds(), payload)],
      ["of an unknown key", signBatch({ ...key, id: "2025-z" }, seconds(), payload)],
      ["of another body", signBatch(key, seconds(), `${payload} `)],
      ["too old", signBatch(key, seconds() - 301, payload)],
      ["from the future", signBatch(key, seconds() + 330, payload)],
      ["with another time", valid.replace(/t=\d+/, `t=${seconds() - 10}`)],
    ] as const)
      expect([name, (await send(payload, signature)).status]).toEqual([name, 401]);
    expect(await countEvents()).toBe(before);
  });

  it("changes nothing when the batch is too long, empty or not JSON", async () => {
    const before = await countEvents();
    const events = Array.from({ length: 501 }, () => labEvent(tube, { type: "release" }));
    for (const payload of [JSON.stringify({ events }), `{"events":[]}`, "{", `${"[".repeat(50_000)}`])
      expect((await send(payload)).status).toBe(400);
    const tooLarge = `{"events":[]}${" ".repeat(1024 * 1024)}`;
    expect((await send(tooLarge)).status).toBe(428);
    expect(await countEvents()).toBe(before);
  });

  it("accepts 500 events at once", async () => {
    const events = Array.from({ length: 500 }, () => labEvent(tube, { type: "release" }));
    const answers = resultsOf(await sendEvents(events));
    expect(answers.filter((answer) => (answer as { status: string }).status === "accepted")).toHaveLength(
      500,
    );
  });
});
