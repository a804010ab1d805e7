import { paths } from "@/lib/navigation/paths";
import { findShelf, ownerSide, shelvesOf } from "@/lib/navigation/shelves";
import { speciesNames } from "@/lib/domain/species";
import type { Words } from "@/lib/domain/words";

interface ShopTabsProps {
  /** The page one is at. */
  readonly current: string;
  /** Of the tests for owners; their page is called so. */
  readonly ownerTests: string;
  readonly words: Words<"offers">;
}

const linkLook =
  "flex min-h-11 items-center border-b-4 border-transparent px-3 font-medium text-quiet no-underline hover:text-ink " +
  "aria-[current]:border-brand aria-[current]:text-ink";

/** Offers beside the usual shelf, and what is new where it is sold. Vets have no offers; the page's element says so. */
export function ShopTabs({ current, ownerTests, words }: ShopTabsProps) {
  const own = shelvesOf(ownerSide).map(({ path }) => ({ href: path, text: ownerTests, audience: undefined }));
  const innovative = speciesNames.flatMap((species) => {
    const shelf = findShelf({ role: "breeder", species }, "innovative");
    const text = words("innovative", { species });
    return shelf ? [{ href: shelf.path, text, audience: "address-AU" }] : [];
  });
  const offers = { href: paths.specialOffers, text: words("title"), audience: "not-vet-account" };
  return (
    <nav aria-label={words("tabs")} className="mb-6 border-b border-line">
      <ul className="flex flex-wrap">
        {[...own, offers, ...innovative].map(({ href, text, audience }) => (
          <li key={href} data-for={audience}>
            <a href={href} aria-current={href === current ? "page" : undefined} className={linkLook}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
