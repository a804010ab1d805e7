import { Link } from "@/components/links/link";
import { requestLanguage, translate } from "@/lib/i18n/translate";
import { PortalIcon, type PortalIconName } from "@/components/ui/portal-icon";
import { type NotificationKind, notificationEvents } from "@/lib/config/kernel/notifications";
import type { Notification } from "@/lib/contract/kernel/notifications/notifications.types";
import { formatLongDay } from "@/lib/domain/format";
import { dayOfInstant, formatInstant, relativeInstantDay } from "@/lib/domain/format-instant";
import { groupBy } from "@/lib/domain/group-by";
import { UnreadLink } from "./unread-link-client";

interface NotificationListProps {
  readonly notifications: readonly Notification[];
  /** False for an admin who impersonates the user: opening one does not mark it as read. */
  readonly marksRead: boolean;
  readonly now: Date;
}

/** By day, newest first. */
export function NotificationList(props: NotificationListProps) {
  const { notifications, marksRead, now } = props;

  return groupBy(notifications, ({ createdAt }) => dayOfInstant(createdAt)).map(([day, ofDay]) => (
    <section key={day} aria-labelledby={`day-${day}`} className="grid grid-cols-1 gap-2">
      <h2 id={`day-${day}`} className="text-lead">
        <DayName day={day} now={now} />
      </h2>
      <ul className="divide-y divide-line rounded-box border border-line bg-card">
        {ofDay.map((notification) => (
          <Row key={notification.id} notification={notification} marksRead={marksRead} />
        ))}
      </ul>
    </section>
  ));
}

/** Today, yesterday and the days before as people say it; what is longer ago by its date. */
function DayName({ day, now }: { readonly day: string; readonly now: Date }) {
  const date = formatLongDay(requestLanguage(), new Date(`${day}T12:00:00Z`));
  const relative = relativeInstantDay(day, now);
  return (
    <time dateTime={day} title={relative && date} className="inline-block first-letter:uppercase">
      {relative ?? date}
    </time>
  );
}

const icons: Readonly<Record<NotificationKind, PortalIconName>> = {
  samples: "tube",
  results: "report",
  problems: "pause",
  sharing: "hand",
  parentage: "dna",
  orders: "card",
  parcels: "parcel",
  packs: "stack",
  applications: "badge",
  shows: "flag",
};

interface RowProps {
  readonly notification: Notification;
  readonly marksRead: boolean;
}

function Row({ notification, marksRead }: RowProps) {
  const t = translate("notifications");
  const { id, event, params, path, createdAt, isRead } = notification;
  const kind = notificationEvents[event];
  const title = t(`events.${event}.title`, params);
  return (
    <li className="grid grid-cols-[auto_1fr] items-start gap-x-4 p-4">
      <span className="rounded-full bg-brand-soft p-2 text-brand-strong">
        <PortalIcon name={icons[kind]} className="block" />
      </span>
      <div className="grid min-w-0 grid-cols-1 gap-1">
        <p className={isRead ? "wrap-anywhere" : "font-semibold wrap-anywhere"}>
          {isRead || !marksRead ? (
            <Link href={path}>{title}</Link>
          ) : (
            <UnreadLink id={id} href={path}>
              {title}
            </UnreadLink>
          )}
        </p>
        <p className="wrap-anywhere">{t(`events.${event}.text`, params)}</p>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-quiet">
          {!isRead && (
            <span className="rounded-full bg-sand px-2 py-0.5 font-medium text-ink">{t("unread")}</span>
          )}
          <span>{t(`kinds.${kind}.label`)}</span>
          <time dateTime={createdAt}>{formatInstant(createdAt)}</time>
        </p>
      </div>
    </li>
  );
}
