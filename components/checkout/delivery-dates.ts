import { addBusinessDays } from "date-fns";
import { formatDate } from "@/lib/domain/format";

/** Days of delivery as dates, written as the country of delivery writes them. Nobody delivers on a weekend. */
export function deliveryDates(
  { min, max }: { readonly min: number; readonly max: number },
  country: string | undefined,
  today: Date,
): { readonly from: string; readonly to: string } {
  const date = (days: number) => formatDate(addBusinessDays(today, days), country);
  return { from: date(min), to: date(max) };
}
