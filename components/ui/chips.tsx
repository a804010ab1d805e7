interface ChipsProps {
  readonly items: readonly string[];
  /** With `{count}` where the number of hidden ones goes: '+{count} more'. */
  readonly moreLabel: string;
}

const shownAtOnce = 2;
const chipLook = "inline-block rounded-full bg-brand-soft px-3 py-1 text-small font-medium text-brand-strong";

/** The first two, and how many more there are; pressing that shows them, without any script. */
export function Chips({ items, moreLabel }: ChipsProps) {
  const more = items.slice(shownAtOnce);
  return (
    <div className="flex flex-wrap items-start gap-2">
      <ChipList items={items.slice(0, shownAtOnce)} />
      {more.length > 0 && (
        <details className="open:grid open:gap-2">
          <summary className="cursor-pointer list-none rounded-full border border-edge px-3 py-1 text-small font-medium">
            {moreLabel.replace("{count}", String(more.length))}
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
        <li key={item} className={chipLook}>
          {item}
        </li>
      ))}
    </ul>
  );
}
