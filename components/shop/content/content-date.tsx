import { formatDate } from "@/lib/domain/format";
import { LocalDate } from "./local-date-client";

/** Date of an article. */
export function ContentDate({ date, country }: { readonly date: Date; readonly country: string }) {
  return (
    <LocalDate
      dateTime={date.toISOString().slice(0, 10)}
      us={formatDate(date, "US")}
      elsewhere={formatDate(date, undefined)}
      country={country}
    />
  );
}
