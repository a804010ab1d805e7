import type { ReactNode } from "react";
import { Link } from "@/components/links/link";
import { cn } from "@/components/ui/class-names";
import { cardStyles } from "@/components/ui/card";

export interface ListRow {
  readonly key: string;
  readonly href: string;
  readonly title: string;
  readonly lines: readonly ReactNode[];
  readonly badge: ReactNode;
  readonly amount: string;
  /** Button in addition to the link. */
  readonly action?: ReactNode;
}

/** List of cards, each a link as a whole. */
export function RowList({ rows }: { readonly rows: readonly ListRow[] }) {
  return (
    <ul className="grid grid-cols-1 gap-3">
      {rows.map(({ key, href, title, lines, badge, amount, action }) => (
        <li
          key={key}
          className={cn(
            cardStyles,
            "relative grid gap-3 hover:border-brand wide:grid-cols-[1fr_auto] wide:items-start",
          )}
        >
          <div className="grid min-w-0 gap-1">
            <h2 className="text-lead">
              <Link href={href} className="wrap-anywhere after:absolute after:inset-0 after:rounded-box">
                {title}
              </Link>
            </h2>
            {lines.map((line, at) => (
              <p key={at} className="wrap-anywhere text-quiet">
                {line}
              </p>
            ))}
            {action !== undefined && <div className="relative z-10 justify-self-start">{action}</div>}
          </div>
          <div className="flex flex-wrap items-center justify-between gap-2 wide:grid wide:justify-items-end">
            {badge}
            <strong className="text-lead tabular-nums">{amount}</strong>
          </div>
        </li>
      ))}
    </ul>
  );
}
