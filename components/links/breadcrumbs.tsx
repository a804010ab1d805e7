import { Link } from "./link";

export interface Crumb {
  readonly label: string;
  readonly href: string;
}

interface BreadcrumbsProps {
  /** Accessible name of the navigation. */
  readonly label: string;
  /** From the home page to the current page. */
  readonly parts: readonly Crumb[];
}

export function Breadcrumbs({ label, parts }: BreadcrumbsProps) {
  return (
    <nav aria-label={label} className="text-small">
      <ol className="flex flex-wrap items-center gap-x-2">
        {parts.map(({ label: text, href }, index) => (
          <li key={href} className="flex items-center gap-2">
            {index > 0 && (
              <span aria-hidden="true" className="text-quiet">
                ›
              </span>
            )}
            <Link
              href={href}
              aria-current={index === parts.length - 1 ? "page" : undefined}
              className="inline-block py-1 text-quiet no-underline hover:underline aria-[current=page]:text-ink"
            >
              {text}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
