import { addBusinessDays } from "date-fns";
import { type DetailsProblem, type LabStage, labStages, stageDays } from "@/lib/config/lab";
import type { LabEventContent } from "@/lib/domain/lab-event";

export type FoldedEvent = LabEventContent & {
  readonly id: number;
  readonly lab: string;
  readonly sequence: number;
  readonly occurredAt: Date;
};

/** Where a tube is, as all its events say. */
export interface LabState {
  readonly stage: LabStage | null;
  readonly reachedAt: Readonly<Partial<Record<LabStage, string>>>;
  readonly problem: DetailsProblem | null;
  readonly problemNote: string | null;
  /** Who has put the tube on hold; null without a problem. */
  readonly problemFrom: string | null;
  readonly failedAt: Date | null;
  readonly failReason: string | null;
  readonly cancelledAt: Date | null;
  readonly promisedOn: string | null;
  readonly promiseReason: string | null;
}

export const noEvents: LabState = {
  ...{ stage: null, reachedAt: {}, problem: null, problemNote: null, problemFrom: null },
  ...{ failedAt: null, failReason: null, cancelledAt: null, promisedOn: null, promiseReason: null },
};

/** The state of a tube after its events, in whichever order they arrived. */
export function foldEvents(events: readonly FoldedEvent[]): LabState {
  return events.toSorted(compareEvents).reduce(applyEvent, noEvents);
}

/** By the sender's number; senders do not know each other's numbers. */
function compareEvents(a: FoldedEvent, b: FoldedEvent): number {
  if (a.sequence !== b.sequence) return a.sequence - b.sequence;
  if (a.lab !== b.lab) return a.lab < b.lab ? -1 : 1;
  return a.id - b.id;
}

/** Failed and cancelled are final: another tube takes over. */
function applyEvent(state: LabState, event: FoldedEvent): LabState {
  if (state.failedAt !== null || state.cancelledAt !== null) return state;
  switch (event.type) {
    case "stage":
      return reachStage(state, event.stage, event.occurredAt);
    case "hold":
      return {
        ...state,
        problem: event.problem,
        problemNote: event.note ?? null,
        problemFrom: event.lab,
      };
    case "release":
      return { ...state, problem: null, problemNote: null, problemFrom: null };
    case "fail":
      return { ...state, failedAt: event.occurredAt, failReason: event.reason };
    case "cancel":
      return { ...state, cancelledAt: event.occurredAt };
    case "promise":
      return { ...state, promisedOn: event.promisedOn, promiseReason: event.reason };
    case "results":
      return state;
  }
}

/** A sample can go back, for instance to repeat a test: what it had reached beyond is no longer reached. */
function reachStage(state: LabState, stage: LabStage, at: Date): LabState {
  const before = labStages.slice(0, labStages.indexOf(stage));
  const reachedAt = Object.fromEntries(
    before.flatMap((earlier) => {
      const time = state.reachedAt[earlier];
      return time === undefined ? [] : [[earlier, time]];
    }),
  );
  return {
    ...state,
    stage,
    reachedAt: { ...reachedAt, [stage]: state.reachedAt[stage] ?? at.toISOString() },
    promisedOn: state.promisedOn ?? promiseFrom(stage, at),
  };
}

/** The usual working days of this stage and those that follow. */
function promiseFrom(stage: LabStage, at: Date): string {
  const left = labStages.slice(labStages.indexOf(stage));
  const days = left.reduce((sum, each) => sum + stageDays[each], 0);
  // At noon, so that no time zone of the server moves the date.
  const noon = new Date(`${at.toISOString().slice(0, 10)}T12:00:00Z`);
  return addBusinessDays(noon, days).toISOString().slice(0, 10);
}
