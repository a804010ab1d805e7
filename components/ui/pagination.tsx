import { cn } from "./class-names";
import { pageItems } from "./page-items";

interface PaginationProps {
  readonly page: number;
  readonly pageCount: number;
  readonly hrefOf: (page: number) => string;
  readonly words: {
    readonly label: string;
    readonly previous: string;
    readonly next: string;
    /** With `{page}` where the number goes. */
    readonly page: string;
  };
}

const look =
  "inline-flex min-h-11 min-w-11 items-center justify-center rounded-box px-2 tabular-nums no-underline";
const linkLook = cn(look, "text-ink hover:bg-brand-soft hover:text-brand-strong");
const currentLook = cn(look, "bg-brand font-semibold text-on-brand hover:text-on-brand");

/** Real links: they open in a new tab, and before any script has loaded. */
export function Pagination({ page, pageCount, hrefOf, words }: PaginationProps) {
  if (pageCount < 2) return null;
  return (
    <nav aria-label={words.label}>
      <ul className="flex flex-wrap items-center gap-1">
        {page > 1 && (
          <li>
            <a href={hrefOf(page - 1)} rel="prev" aria-label={words.previous} className={linkLook}>
              ‹
            </a>
          </li>
        )}
        {pageItems(page, pageCount).map((item, index) => (
          <li key={item === "gap" ? `gap-${index}` : item}>
            {item === "gap" ? (
              <span className={cn(look, "text-quiet")}>…</span>
            ) : (
              <a
                href={hrefOf(item)}
                aria-label={words.page.replace("{page}", String(item))}
                aria-current={item === page ? "page" : undefined}
                className={item === page ? currentLook : linkLook}
              >
                {item}
              </a>
            )}
          </li>
        ))}
        {page < pageCount && (
          <li>
            <a href={hrefOf(page + 1)} rel="next" aria-label={words.next} className={linkLook}>
              ›
            </a>
          </li>
        )}
      </ul>
    </nav>
  );
}
