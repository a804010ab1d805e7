import { formatDate } from "@/lib/domain/format";
import { LocalDate } from "./local-date-client";

interface ContentDateProps {
  readonly date: Date;
  readonly country: string;
}

/** Date of an article. */
export function ContentDate({ date, country }: ContentDateProps) {
  return (
    <LocalDate
      dateTime={date.toISOString().slice(0, 10)}
      us={formatDate(date, "US")}
      elsewhere={formatDate(date, undefined)}
      country={country}
    />
  );
}
