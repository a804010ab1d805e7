import { addBusinessDays } from "date-fns";
import { type DetailsProblem, type LabStage, labStages, ownLabs, stageDays } from "@/lib/config/kits/lab";
import type { LabEventContent } from "@/lib/domain/kits/lab-event";

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

const noEvents: LabState = {
  stage: null,
  reachedAt: {},
  problem: null,
  problemNote: null,
  problemFrom: null,
  failedAt: null,
  failReason: null,
  cancelledAt: null,
  promisedOn: null,
  promiseReason: null,
};

/** The state of a tube after its events, in whichever order they arrived. */
export function foldEvents(events: readonly FoldedEvent[]): LabState {
  return sortEvents(events).reduce(applyEvent, noEvents);
}

type SortedEvent = Pick<FoldedEvent, "id" | "lab" | "sequence">;

/**
 * Events of laboratories by their numbers, because they arrive in any order. Laboratories do not know our own events: one
 * of those comes after all events of laboratories that were stored before it.
 */
export function sortEvents<E extends SortedEvent>(events: readonly E[]): readonly E[] {
  const received = events.filter((event) => !isOwn(event));
  const placeOf = (event: E) => {
    if (!isOwn(event)) return event.sequence;
    return Math.max(0, ...received.flatMap(({ id, sequence }) => (id < event.id ? [sequence] : [])));
  };
  return events
    .map((event) => ({ event, place: placeOf(event) }))
    .toSorted((a, b) => a.place - b.place || compareAtPlace(a.event, b.event))
    .map(({ event }) => event);
}

const isOwn = ({ lab }: SortedEvent) => Object.values<string>(ownLabs).includes(lab);

function compareAtPlace(a: SortedEvent, b: SortedEvent): number {
  if (isOwn(a) !== isOwn(b)) return isOwn(a) ? 1 : -1;
  if (!isOwn(a) && a.lab !== b.lab) return a.lab < b.lab ? -1 : 1;
  return a.id - b.id;
}

/** Neither failed nor cancelled. Both are final. */
export const isRunning = ({ failedAt, cancelledAt }: Pick<LabState, "failedAt" | "cancelledAt">): boolean =>
  failedAt === null && cancelledAt === null;

/** The events until the tube failed or was cancelled: results that follow do not count. */
export function listEventsWhileRunning(events: readonly FoldedEvent[]): readonly FoldedEvent[] {
  const sorted = sortEvents(events);
  const end = sorted.findIndex(({ type }) => type === "fail" || type === "cancel");
  return end < 0 ? sorted : sorted.slice(0, end);
}

/** Failed and cancelled are final: another tube takes over. */
function applyEvent(state: LabState, event: FoldedEvent): LabState {
  if (!isRunning(state)) return state;
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
