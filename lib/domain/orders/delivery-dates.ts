import { addBusinessDays, isWeekend } from "date-fns";
import { type Store, storeOf } from "@/lib/config/markets/markets";
import type { Language } from "@/lib/config/languages";
import { storeTimeZones } from "@/lib/config/markets/time-zones";
import { formatDayAhead } from "@/lib/domain/format";

/** Orders placed later leave on the next working day. In the time zone of the store. */
const cutOffHour = 14;

/** Shipping times are those of the country whose store it is; other countries of that store take longer. */
const abroadDays = 5;

export interface DeliveryTime {
  /** Working days. */
  readonly days: { readonly min: number; readonly max: number };
  readonly country: string | undefined;
  readonly language: Language;
  /** Now, unless set. */
  readonly orderedAt?: Date | undefined;
}

/** Working days to a country. */
export function deliveryDays({ min, max }: DeliveryTime["days"], country: string | undefined) {
  const abroad = country === undefined || storeOf(country) === country ? 0 : abroadDays;
  return { min: min + abroad, max: max + abroad };
}

/** Delivery window as dates, in working days from the day of posting. */
export function deliveryDates(time: DeliveryTime): { readonly from: string; readonly to: string } {
  const { days, country, language, orderedAt = new Date() } = time;
  const posted = postingDay(orderedAt, storeOf(country));
  const { min, max } = deliveryDays(days, country);
  const date = (count: number) => formatDayAhead(addBusinessDays(posted, count), language, country);
  return { from: date(min), to: date(max) };
}

function postingDay(orderedAt: Date, store: Store): Date {
  const { day, hour } = localTime(orderedAt, storeTimeZones[store]);
  const isToday = !isWeekend(day) && hour < cutOffHour;
  return isToday ? day : addBusinessDays(day, 1);
}

/** Hour and calendar day in a time zone. The day is a noon of this computer, which the other date functions expect. */
function localTime(at: Date, timeZone: string) {
  const parts = new Intl.DateTimeFormat("en", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
  }).formatToParts(at);
  const numberOf = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((part) => part.type === type)?.value);
  return {
    day: new Date(numberOf("year"), numberOf("month") - 1, numberOf("day"), 12),
    hour: numberOf("hour"),
  };
}
