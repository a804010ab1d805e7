interface ChipsProps {
  readonly items: readonly string[];
  /** Label for the number of hidden items. */
  readonly moreLabel: (count: number) => string;
}

const visibleCount = 2;
const chipStyles =
  "inline-block rounded-full bg-brand-soft px-3 py-1 text-small font-medium text-brand-strong";

/** The first two items; the others are in a `details` element, which opens without a script. */
export function Chips({ items, moreLabel }: ChipsProps) {
  const more = items.slice(visibleCount);
  return (
    <div className="flex flex-wrap items-start gap-2">
      <ChipList items={items.slice(0, visibleCount)} />
      {more.length > 0 && (
        <details className="open:grid open:gap-2">
          <summary className="cursor-pointer list-none rounded-full border border-edge px-3 py-1 text-small font-medium">
            {moreLabel(more.length)}
          </summary>
          <ChipList items={more} />
        </details>
      )}
    </div>
  );
}

function ChipList({ items }: { readonly items: readonly string[] }) {
  return (
    <ul className="flex flex-wrap gap-2">
      {items.map((item) => (
        <li key={item} className={chipStyles}>
          {item}
        </li>
      ))}
    </ul>
  );
}
