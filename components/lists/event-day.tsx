import { formatInstant, relativeInstantDay } from "@/lib/domain/format-instant";

interface EventDayProps {
  /** ISO 8601. */
  readonly at: string;
  /** For what is long ago: with the date. */
  readonly long: string;
}

/** When something has happened, as people say it: `2 days ago`, with the date on hover. */
export function EventDay({ at, long }: EventDayProps) {
  const relative = relativeInstantDay(at);
  return (
    <time dateTime={at} title={relative && formatInstant(at)} className="inline-block first-letter:uppercase">
      {relative ?? long}
    </time>
  );
}
