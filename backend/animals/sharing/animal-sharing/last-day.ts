import { addDays, subDays } from "date-fns";

/** A share includes its last day, in UTC. */
export function toEnd(lastDay: string): Date {
  return addDays(new Date(`${lastDay}T00:00:00Z`), 1);
}

export function toLastDay(end: Date | null): string | null {
  return end === null ? null : subDays(end, 1).toISOString().slice(0, 10);
}
