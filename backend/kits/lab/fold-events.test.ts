import { describe, expect, it } from "vitest";
import { type LabStage, labStages } from "@/lib/config/kits/lab";
import type { LabEventContent } from "@/lib/domain/kits/lab-event";
import { type FoldedEvent, foldEvents } from "./fold-events";
import { shuffleRepeated } from "@/backend/kits/lab/testing/lab-bench";

const event = (sequence: number, content: LabEventContent, lab = "acme"): FoldedEvent => ({
  ...content,
  id: sequence,
  lab,
  sequence,
  occurredAt: new Date(Date.UTC(2026, 0, 5, 9, sequence)),
});
const stage = (sequence: number, name: LabStage) => event(sequence, { type: "stage", stage: name });

/** What a tube may go through: stages with a hold, a release, a moved promise, sometimes a failure. */
function historyOf(tube: number): FoldedEvent[] {
  const contents: LabEventContent[] = [
    ...labStages.slice(0, 1 + (tube % 6)).map((name) => ({ type: "stage" as const, stage: name })),
    { type: "hold", problem: tube % 2 === 0 ? "sex" : "dam", note: `Note ${tube}` },
    ...(tube % 3 === 0 ? [{ type: "release" as const }] : []),
    { type: "promise", promisedOn: `2026-02-${10 + (tube % 18)}`, reason: "A repeated run" },
    ...(tube % 7 === 0 ? [{ type: "fail" as const, reason: "Too little DNA" }] : []),
    { type: "stage", stage: "testing" },
  ];
  return contents.map((content, at) => event(at + 1, content, tube % 5 === 0 && at % 2 ? "admin" : "acme"));
}

describe("foldEvents", () => {
  it("gives the same states when 10,000 events arrive 1 to 5 times, in any order", () => {
    const histories = Array.from({ length: 1_500 }, (_, tube) => historyOf(tube));
    const delivered = shuffleRepeated(
      histories.flatMap((events, tube) => events.map((each) => ({ tube, each }))),
    );
    expect(histories.flat().length).toBeGreaterThan(10_000);
    expect(delivered.length).toBeGreaterThan(25_000);
    const arrived = histories.map(() => new Set<FoldedEvent>());
    for (const { tube, each } of delivered) arrived[tube]?.add(each);
    const states = arrived.map((events) => foldEvents([...events]));
    expect(states).toEqual(histories.map((events) => foldEvents(events)));
    expect(new Set(states.map((state) => state.stage)).size).toBeGreaterThan(1);
  });

  it("promises the report when the sample arrives, on a working day", () => {
    const { promisedOn, promiseReason } = foldEvents([stage(1, "received")]);
    expect([promisedOn, promiseReason]).toEqual(["2026-01-19", null]);
    const moved = foldEvents([
      stage(1, "received"),
      event(2, { type: "promise", promisedOn: "2026-02-02", reason: "A repeated run" }),
      stage(3, "testing"),
    ]);
    expect(moved).toMatchObject({ promisedOn: "2026-02-02", promiseReason: "A repeated run" });
  });

  it("keeps when a stage was first reached, and forgets the stages beyond one that is repeated", () => {
    const { stage: reached, reachedAt } = foldEvents([
      stage(1, "received"),
      stage(2, "testing"),
      stage(3, "data-review"),
      stage(4, "testing"),
    ]);
    expect([reached, reachedAt]).toEqual([
      "testing",
      { received: "2026-01-05T09:01:00.000Z", testing: "2026-01-05T09:02:00.000Z" },
    ]);
  });

  it("holds a tube until it is released, and ends with a failure", () => {
    const hold = event(2, { type: "hold", problem: "sex", note: "XY" });
    expect(foldEvents([stage(1, "received"), hold])).toMatchObject({ problem: "sex", problemNote: "XY" });
    expect(foldEvents([hold, event(3, { type: "release" })])).toMatchObject({ problem: null });
    const failed = foldEvents([
      stage(1, "received"),
      event(2, { type: "fail", reason: "Too little DNA" }),
      stage(3, "testing"),
    ]);
    expect(failed).toMatchObject({ stage: "received", failReason: "Too little DNA" });
  });

  it("lets a laboratory hold and finish a tube after our own events, whose numbers it does not know", () => {
    const released = [
      stage(1, "received"),
      stage(2, "testing"),
      event(3, { type: "hold", problem: "sex" }, "details-check"),
      event(4, { type: "release" }, "details-check"),
    ];
    const stored = (id: number, later: FoldedEvent): FoldedEvent => ({ ...later, id });
    const heldAgain = [...released, stored(5, event(3, { type: "hold", problem: "other" }))];
    expect(foldEvents(heldAgain)).toMatchObject({ problem: "other" });
    const repeated = [...released, event(5, { type: "stage", stage: "testing" }, "admin")];
    const finished = [stored(6, stage(4, "report-ready")), stored(7, stage(3, "data-review"))];
    expect(foldEvents([...repeated, ...finished])).toMatchObject({ stage: "report-ready", problem: null });
  });

  it("places an event of a laboratory that arrives late before ours, by its number", () => {
    const events = [
      stage(1, "received"),
      { ...stage(3, "testing"), id: 2 },
      event(3, { type: "release" }, "admin"),
      { ...event(2, { type: "hold", problem: "sex" }), id: 4 },
    ];
    expect(foldEvents(events)).toMatchObject({ stage: "testing", problem: null });
  });
});
