import { addBusinessDays } from "date-fns";
import { formatDate } from "@/lib/domain/format";

/** Delivery window as dates in the format of the delivery country; weekends are skipped. */
export function deliveryDates(
  { min, max }: { readonly min: number; readonly max: number },
  country: string | undefined,
  today: Date,
): { readonly from: string; readonly to: string } {
  const date = (days: number) => formatDate(addBusinessDays(today, days), country);
  return { from: date(min), to: date(max) };
}
