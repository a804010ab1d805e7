import { differenceInCalendarDays } from "date-fns";
import type { Language } from "@/lib/config/languages";

/** Further back a date says more. */
const maxDays = 30;

/** `yesterday`, `2 days ago`. Undefined for days ahead and for those long ago. */
export function relativeDay(day: string, today: string, language: Language): string | undefined {
  const days = differenceInCalendarDays(new Date(`${today}T12:00:00`), new Date(`${day}T12:00:00`));
  if (days < 0 || days > maxDays) return undefined;
  // "0 days ago" and "-0" are both today.
  return new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(days === 0 ? 0 : -days, "day");
}
