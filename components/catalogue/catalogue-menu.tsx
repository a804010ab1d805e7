import type { Region } from "@/lib/config/markets";
import { catalogueOf, type CatalogueShelf, isSoldIn } from "@/lib/navigation/catalogues";
import { paths } from "@/lib/navigation/paths";
import { findShelf } from "@/lib/navigation/shelves";
import type { Words } from "@/lib/domain/words";
import { OpenerMark } from "@/components/ui/opener-mark";

interface CatalogueMenuProps {
  /** The shelf one stands at. */
  readonly shelf: CatalogueShelf;
  readonly region: Region;
  readonly words: Words<"catalogue">;
}

interface Entry {
  readonly href: string;
  readonly text: string;
  /** Who alone sees it; the page's own element says who is looking. */
  readonly audience?: "known-region" | "address-AU" | "not-vet-account";
}

const linkLook =
  "flex min-h-11 items-center rounded-full border border-line bg-card px-4 text-small font-medium text-ink no-underline " +
  "hover:border-brand hover:text-brand aria-[current]:border-brand aria-[current]:bg-brand aria-[current]:text-on-brand";

/** Every shelf of the catalogue. On a phone it is folded, so that what stands on this one comes first. */
export function CatalogueMenu({ shelf, region, words }: CatalogueMenuProps) {
  const { role, species } = shelf;
  const label = words("menu", { role, species });
  const list = <Entries entries={entriesOf({ shelf, region, words })} current={shelf.path} />;
  return (
    <nav aria-label={label} className="mt-6">
      <details className="rounded-box border border-line bg-card wide:hidden">
        <summary className="flex min-h-12 items-center justify-between gap-3 px-4 py-2 font-semibold">
          {label} <OpenerMark />
        </summary>
        <div className="px-4 pb-4">{list}</div>
      </details>
      <div className="hidden wide:block">{list}</div>
    </nav>
  );
}

function Entries({ entries, current }: { readonly entries: readonly Entry[]; readonly current: string }) {
  return (
    <ul className="flex flex-wrap gap-2">
      {entries.map(({ href, text, audience }) => (
        <li key={href} data-for={audience}>
          <a href={href} aria-current={href === current ? "page" : undefined} className={linkLook}>
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The shelves as the region has them, and where else this role finds something of its own. */
function entriesOf({ shelf, region, words }: CatalogueMenuProps): readonly Entry[] {
  const shelves = catalogueOf(shelf)
    .filter((one) => isSoldIn(one, region))
    .map(({ key, path, words: own }) => ({
      href: path,
      text: words(`${own}.name`),
      ...(key === "custom" && { audience: "known-region" as const }),
    }));
  const innovative = findShelf(shelf, "innovative");
  return [
    ...shelves,
    ...(shelf.role === "vet"
      ? []
      : [{ href: paths.specialOffers, text: words("specialOffers"), audience: "not-vet-account" as const }]),
    ...(innovative
      ? [{ href: innovative.path, text: words("innovative"), audience: "address-AU" as const }]
      : []),
  ];
}
