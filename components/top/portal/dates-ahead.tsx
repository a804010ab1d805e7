import { Link } from "@/components/links/link";
import { cardStyles } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import type { AheadKind } from "@/lib/config/top/dashboard";
import type { UserType } from "@/lib/config/user-types";
import type { DatesAhead as Dates } from "@/lib/contract/top/portal/portal.types";
import { formatDay, formatList } from "@/lib/domain/format";
import { requestCountry, requestLanguage, translate } from "@/lib/i18n/translate";
import { paths } from "@/lib/navigation/paths";
import { payUnpaidHref } from "@/lib/navigation/pay-href";

interface DatesAheadProps {
  /** Undefined if they could not be read. */
  readonly dates: Dates | undefined;
  readonly type: UserType;
}

/** Upcoming days, shown as leaves of a calendar. */
export function DatesAhead({ dates, type }: DatesAheadProps) {
  const t = translate("portal");
  if (dates === undefined || dates.results.length === 0) return null;
  return (
    <section aria-labelledby="ahead" className={cn(cardStyles, "grid gap-3")}>
      <h2 id="ahead">{t("ahead.title")}</h2>
      <ul className="grid gap-3">
        {dates.results.map((date) => (
          <DateAhead key={`${date.on} ${date.kind}`} date={date} type={type} />
        ))}
      </ul>
    </section>
  );
}

interface DateAheadProps extends Pick<DatesAheadProps, "type"> {
  readonly date: Dates["results"][number];
}

function DateAhead({ date: { kind, on, names }, type }: DateAheadProps) {
  const language = requestLanguage();
  const t = translate("portal");
  const day = new Date(`${on}T12:00:00`);
  return (
    <li className="relative grid grid-cols-[auto_1fr] items-center gap-4">
      <time
        dateTime={on}
        title={formatDay(on, requestCountry())}
        className="grid size-13 content-center justify-items-center rounded-box bg-brand-soft leading-none text-brand-strong"
      >
        <span className="text-title-3 font-semibold tabular-nums">{day.getDate()}</span>
        <span className="mt-1 text-small">{day.toLocaleDateString(language, { month: "short" })}</span>
      </time>
      <Link
        href={hrefOf(kind, type)}
        className="min-w-0 font-medium wrap-anywhere text-ink no-underline after:absolute after:inset-0 hover:underline"
      >
        {t(`ahead.${kind}`, { names: formatList(names, language) })}
      </Link>
    </li>
  );
}

function hrefOf(kind: AheadKind, type: UserType): string {
  if (kind === "payment") return payUnpaidHref(type);
  return {
    results: paths.mySamples(1),
    offer: paths.transferAnimals,
    renewal: paths.orders,
    show: paths.shows,
  }[kind];
}
