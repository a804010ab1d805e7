import { paths } from "@/lib/navigation/paths";
import type { Words } from "@/lib/domain/words";

export type AdminPageName = "people" | "approvals" | "orders" | "mails";

interface AdminNavProps {
  readonly current: AdminPageName;
  /** How many applications wait at the desk. */
  readonly waiting: number;
  readonly words: Words<"admin">;
}

const look =
  "flex min-h-11 flex-wrap items-center gap-2 rounded-box px-3 font-medium text-ink no-underline " +
  "hover:bg-brand-soft hover:text-brand-strong aria-[current]:bg-brand-soft aria-[current]:text-brand-strong";

/** The pages of the administration, and where somebody waits. */
export function AdminNav({ current, waiting, words }: AdminNavProps) {
  const pages = [
    { name: "people", path: paths.admin, note: "" },
    {
      name: "approvals",
      path: paths.approvals,
      note: waiting > 0 ? words("waiting", { count: waiting }) : "",
    },
    { name: "orders", path: paths.adminOrders, note: "" },
    { name: "mails", path: paths.mails, note: "" },
  ] as const;
  return (
    <nav aria-label={words("nav.label")}>
      <ul className="flex flex-wrap gap-2">
        {pages.map(({ name, path, note }) => (
          <li key={name}>
            <a href={path} aria-current={name === current ? "page" : undefined} className={look}>
              {words(`nav.${name}`)}
              {note && (
                <span className="rounded-full bg-unknown-soft px-2 text-small text-unknown">{note}</span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
