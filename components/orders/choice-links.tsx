interface ChoiceLinksProps {
  readonly label: string;
  readonly choices: readonly { readonly href: string; readonly label: string; readonly isCurrent: boolean }[];
}

const look =
  "inline-flex min-h-11 items-center rounded-full border border-edge px-4 font-medium text-ink no-underline " +
  "hover:bg-brand-soft aria-[current]:border-brand aria-[current]:bg-brand-soft aria-[current]:text-brand-strong";

/** What of a list is shown: links, so that Back and reload keep it. */
export function ChoiceLinks({ label, choices }: ChoiceLinksProps) {
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap gap-2">
        {choices.map((choice) => (
          <li key={choice.href}>
            <a href={choice.href} aria-current={choice.isCurrent ? "page" : undefined} className={look}>
              {choice.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
