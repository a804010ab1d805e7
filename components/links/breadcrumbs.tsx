import { Link } from "./link";

export interface Crumb {
  readonly label: string;
  readonly href: string;
  /** Of the label, where it is another than the page's. */
  readonly lang?: string | undefined;
}

interface BreadcrumbsProps {
  /** Accessible name of the navigation. */
  readonly label: string;
  /** From the home page to the current page. */
  readonly parts: readonly Crumb[];
}

export function Breadcrumbs({ label, parts }: BreadcrumbsProps) {
  return (
    <nav aria-label={label} className="breadcrumbs">
      <ol>
        {parts.map(({ label: text, href, lang }, index) => (
          <li key={href}>
            <Link href={href} lang={lang} aria-current={index === parts.length - 1 ? "page" : undefined}>
              {text}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
