import { Link } from "@/components/links/link";

interface FilterLinksProps {
  readonly label: string;
  readonly choices: readonly { readonly href: string; readonly label: string; readonly isCurrent: boolean }[];
}

const linkStyles =
  "inline-flex min-h-11 items-center rounded-full border border-edge px-4 font-medium text-ink no-underline " +
  "hover:bg-brand-soft aria-[current]:border-brand aria-[current]:bg-brand-soft aria-[current]:text-brand-strong";

/** Filter of a list as links, so that the browser's back button and reload keep it. */
export function FilterLinks({ label, choices }: FilterLinksProps) {
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap gap-2">
        {choices.map((choice) => (
          <li key={choice.href}>
            <Link
              href={choice.href}
              aria-current={choice.isCurrent ? "page" : undefined}
              className={linkStyles}
            >
              {choice.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
