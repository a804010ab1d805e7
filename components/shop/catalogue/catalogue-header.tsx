import { Link } from "@/components/links/link";
import { translate } from "@/lib/i18n/translate";
import type { Store } from "@/lib/config/markets/markets";
import {
  type CataloguePage,
  findOtherSpeciesPage,
  isSoldIn,
  listCataloguePages,
} from "@/lib/navigation/catalogues";
import { paths } from "@/lib/navigation/paths";
import { findCategoryPage } from "@/lib/navigation/category-pages";
import { ChevronIcon } from "@/components/ui/chevron-icon";

interface CatalogueHeaderProps {
  readonly category: CataloguePage;
  readonly store: Store;
}

/** Heading of a catalogue category: introduction, link to the other species, menu of all categories. */
export function CatalogueHeader({ category, store }: CatalogueHeaderProps) {
  const t = translate("catalogue");
  const { species } = category;
  const other = findOtherSpeciesPage(category);
  return (
    <>
      <h1 className="text-pretty">{t(`${category.messageKey}.title`, { species })}</h1>
      <p className="mt-3 max-w-text text-lead text-quiet">{t(`${category.messageKey}.intro`, { species })}</p>
      {other && isSoldIn(other, store) && (
        <p className="mt-2">
          <Link href={other.path} className="inline-block py-1">
            {t("counterpart", { species: other.species })}
          </Link>
        </p>
      )}
      <CatalogueMenu category={category} store={store} />
    </>
  );
}

interface MenuEntry {
  readonly href: string;
  readonly text: string;
  /** Visitors who see the entry; CSS compares it with attributes of the page's root element. */
  readonly audience?: "known-region" | "address-AU" | "not-vet-account";
}

const linkStyles =
  "flex min-h-11 items-center rounded-full border border-line bg-card px-4 text-small font-medium text-ink no-underline " +
  "hover:border-brand hover:text-brand aria-[current]:border-brand aria-[current]:bg-brand aria-[current]:text-on-brand";

/** All categories of the catalogue. Folded on a phone, so that the products come first. */
export function CatalogueMenu({ category, store }: CatalogueHeaderProps) {
  const t = translate("catalogue");
  const { role, species } = category;
  const label = t("menu", { role, species });
  const list = <MenuEntries entries={listEntries({ category, store })} current={category.path} />;
  return (
    <nav aria-label={label} className="mt-6">
      <details className="rounded-box border border-line bg-card wide:hidden">
        <summary className="flex min-h-12 items-center justify-between gap-3 px-4 py-2 font-semibold">
          {label} <ChevronIcon />
        </summary>
        <div className="px-4 pb-4">{list}</div>
      </details>
      <div className="hidden wide:block">{list}</div>
    </nav>
  );
}

function MenuEntries({
  entries,
  current,
}: {
  readonly entries: readonly MenuEntry[];
  readonly current: string;
}) {
  return (
    <ul className="flex flex-wrap gap-2">
      {entries.map(({ href, text, audience }) => (
        <li key={href} data-for={audience}>
          <Link href={href} aria-current={href === current ? "page" : undefined} className={linkStyles}>
            {text}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The categories sold in the store, then special offers and innovative products. */
function listEntries({ category, store }: CatalogueHeaderProps): readonly MenuEntry[] {
  const t = translate("catalogue");
  const categories = listCataloguePages(category)
    .filter((page) => isSoldIn(page, store))
    .map(({ key, path, messageKey }) => ({
      href: path,
      text: t(`${messageKey}.name`),
      ...(key === "custom" && { audience: "known-region" as const }),
    }));
  const innovative = findCategoryPage(category, "innovative");
  return [
    ...categories,
    ...(category.role === "vet"
      ? []
      : [{ href: paths.specialOffers, text: t("specialOffers"), audience: "not-vet-account" as const }]),
    ...(innovative
      ? [{ href: innovative.path, text: t("innovative"), audience: "address-AU" as const }]
      : []),
  ];
}
