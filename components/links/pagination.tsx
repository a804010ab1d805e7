import { cn } from "@/components/ui/class-names";
import { Link } from "./link";

interface PaginationProps {
  readonly page: number;
  readonly pageCount: number;
  readonly hrefOf: (page: number) => string;
  readonly labels: {
    readonly label: string;
    readonly previous: string;
    readonly next: string;
    readonly page: (page: number) => string;
  };
}

const itemStyles =
  "inline-flex min-h-11 min-w-11 items-center justify-center rounded-box px-2 tabular-nums no-underline";
const linkStyles = cn(itemStyles, "text-ink hover:bg-brand-soft hover:text-brand-strong");
const currentStyles = cn(itemStyles, "bg-brand font-semibold text-on-brand hover:text-on-brand");

/** Plain links, which work before any script has loaded and open in a new tab. */
export function Pagination({ page, pageCount, hrefOf, labels }: PaginationProps) {
  if (pageCount < 2) return null;
  return (
    <nav aria-label={labels.label}>
      <ul className="flex flex-wrap items-center gap-1">
        {page > 1 && (
          <li>
            <Link href={hrefOf(page - 1)} rel="prev" aria-label={labels.previous} className={linkStyles}>
              ‹
            </Link>
          </li>
        )}
        {listPageItems(page, pageCount).map((item, index) => (
          <li key={item === "gap" ? `gap-${index}` : item}>
            {item === "gap" ? (
              <span className={cn(itemStyles, "text-quiet")}>…</span>
            ) : (
              <Link
                href={hrefOf(item)}
                aria-label={labels.page(item)}
                aria-current={item === page ? "page" : undefined}
                className={item === page ? currentStyles : linkStyles}
              >
                {item}
              </Link>
            )}
          </li>
        ))}
        {page < pageCount && (
          <li>
            <Link href={hrefOf(page + 1)} rel="next" aria-label={labels.next} className={linkStyles}>
              ›
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}

type PageItem = number | "gap";

/** Beside the current page, and at an end, where one gap is left out so that the row keeps its length. */
const siblings = 1;
const edgeCount = 3 + 2 * siblings;

/** The page links to display: of many the first, the last, the current page and its siblings, with gaps between. */
export function listPageItems(page: number, pageCount: number): readonly PageItem[] {
  if (pageCount <= siblings + 5) return range(1, pageCount);
  const left = Math.max(page - siblings, 1);
  const right = Math.min(page + siblings, pageCount);
  if (left <= 3) return [...range(1, Math.max(edgeCount, right)), "gap", pageCount];
  if (right >= pageCount - 2)
    return [1, "gap", ...range(Math.min(pageCount - edgeCount + 1, left), pageCount)];
  return [1, "gap", ...range(left, right), "gap", pageCount];
}

const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);
