import { addBusinessDays, isWeekend } from "date-fns";
import { regionOf } from "@/lib/config/markets";
import { formatDate } from "./format";

/** Orders placed later leave on the next working day. */
const cutOffHourUtc = 12;

/** Shipping times are those of the country whose store it is; other countries of that store take longer. */
const abroadDays = 5;

interface DeliveryDays {
  readonly min: number;
  readonly max: number;
}

/** Delivery window as dates in the format of the delivery country, in working days from the day of posting. */
export function deliveryDates(
  { min, max }: DeliveryDays,
  country: string | undefined,
  orderedAt: Date,
): { readonly from: string; readonly to: string } {
  const posted = postingDay(orderedAt);
  const abroad = country === undefined || regionOf(country) === country ? 0 : abroadDays;
  const date = (days: number) => formatDate(addBusinessDays(posted, days + abroad), country);
  return { from: date(min), to: date(max) };
}

function postingDay(orderedAt: Date): Date {
  const isToday = !isWeekend(orderedAt) && orderedAt.getUTCHours() < cutOffHourUtc;
  return isToday ? orderedAt : addBusinessDays(orderedAt, 1);
}
