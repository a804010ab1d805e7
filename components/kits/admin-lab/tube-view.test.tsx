import { lightFormat, subDays } from "date-fns";
import { expect, it } from "vitest";
import { plainHtml } from "@/components/testing/plain-html";
import { TubeView } from "./tube-view";

type Tube = Parameters<typeof TubeView>[0]["tube"];

/** Failed, so that no actions are offered, which need a store. */
const tube = {
  barcode: "TM1234567890123",
  product: "Geno Pet",
  events: [],
  reports: [],
  resultCount: 0,
  isFailed: true,
} as unknown as Tube;

it("the page of an overdue tube says how late it is, and at which stage since when", () => {
  const promisedOn = lightFormat(subDays(new Date(), 13), "yyyy-MM-dd");
  const reached = {
    id: 2,
    at: "2026-11-06T09:00:00.000Z",
    lab: "own",
    type: "stage",
    stage: "dna-extracted",
    note: null,
  };
  const events = [reached] as unknown as Tube["events"];
  const show = (changes: Partial<Tube>) => plainHtml(<TubeView tube={{ ...tube, ...changes }} />);
  expect(show({ isOverdue: true, promisedOn, events })).toContain(
    "13 days late: at the stage “DNA extracted” since 06/11/2026.",
  );
  expect(show({ isOverdue: false, promisedOn, events })).not.toContain("late");
});
