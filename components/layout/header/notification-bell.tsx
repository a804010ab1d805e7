import { Link } from "@/components/links/link";
import { translate } from "@/lib/i18n/translate";
import { BellIcon } from "@/components/layout/icons";
import { paths } from "@/lib/navigation/paths";

interface NotificationBellProps {
  /** Unread. */
  readonly count: number;
}

const mostShown = 99;

/** In the header of the portal. Counts again with the next page. */
export function NotificationBell({ count }: NotificationBellProps) {
  const t = translate("notifications");
  return (
    <Link
      href={paths.notifications}
      aria-label={t("bell", { count })}
      className="relative grid size-11 shrink-0 place-items-center rounded-box text-ink hover:bg-sand hover:text-ink"
    >
      <BellIcon />
      {count > 0 && (
        <b
          aria-hidden="true"
          className="absolute top-0.5 right-0 min-w-5 rounded-full bg-brand px-1 text-center text-small leading-5 text-on-brand tabular-nums"
        >
          {count > mostShown ? `${mostShown}+` : count}
        </b>
      )}
    </Link>
  );
}
