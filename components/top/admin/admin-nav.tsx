import { Link } from "@/components/links/link";
import { translate } from "@/lib/i18n/translate";
import { paths } from "@/lib/navigation/paths";

export type AdminPageName =
  | "users"
  | "approvals"
  | "shows"
  | "orders"
  | "payments"
  | "lab"
  | "contact"
  | "jobs"
  | "mails";

interface AdminNavProps {
  readonly current: AdminPageName;
  readonly pendingApprovals: number;
}

const linkStyles =
  "flex min-h-11 flex-wrap items-center gap-2 rounded-box px-3 font-medium text-ink no-underline " +
  "hover:bg-brand-soft hover:text-brand-strong aria-[current]:bg-brand-soft aria-[current]:text-brand-strong";

/** Links between the admin pages, with the number of pending approvals. */
export function AdminNav({ current, pendingApprovals }: AdminNavProps) {
  const t = translate("admin");
  const pages = [
    { name: "users", path: paths.admin, note: "" },
    {
      name: "approvals",
      path: paths.approvals,
      note: pendingApprovals > 0 ? t("pendingApprovals", { count: pendingApprovals }) : "",
    },
    { name: "shows", path: paths.adminShows, note: "" },
    { name: "orders", path: paths.adminOrders, note: "" },
    { name: "payments", path: paths.adminPayments, note: "" },
    { name: "lab", path: paths.adminLab, note: "" },
    { name: "contact", path: paths.adminContact, note: "" },
    { name: "jobs", path: paths.adminJobs, note: "" },
    { name: "mails", path: paths.mails, note: "" },
  ] as const;
  return (
    <nav aria-label={t("nav.label")}>
      <ul className="flex flex-wrap gap-2">
        {pages.map(({ name, path, note }) => (
          <li key={name}>
            <Link href={path} aria-current={name === current ? "page" : undefined} className={linkStyles}>
              {t(`nav.${name}`)}
              {note && (
                <span className="rounded-full bg-unknown-soft px-2 text-small text-unknown">{note}</span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
