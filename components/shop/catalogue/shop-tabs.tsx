import { Link } from "@/components/links/link";
import { translate } from "@/lib/i18n/translate";
import { paths } from "@/lib/navigation/paths";
import { findCategoryPage, ownerLandingPage, listCategoryPages } from "@/lib/navigation/category-pages";
import { speciesNames } from "@/lib/domain/species";

interface ShopTabsProps {
  readonly current: string;
  /** Label of the tests for owners: the name of their page. */
  readonly ownerTestsLabel: string;
}

const linkStyles =
  "flex min-h-11 items-center border-b-4 border-transparent px-3 font-medium text-quiet no-underline hover:text-ink " +
  "aria-[current]:border-brand aria-[current]:text-ink";

/** Tests for owners, special offers (hidden from vets by CSS) and innovative products where they are sold. */
export function ShopTabs({ current, ownerTestsLabel }: ShopTabsProps) {
  const t = translate("offers");
  const ownerCategories = listCategoryPages(ownerLandingPage).map(({ path }) => ({
    href: path,
    text: ownerTestsLabel,
    audience: undefined,
  }));
  const innovative = speciesNames.flatMap((species) => {
    const category = findCategoryPage({ role: "breeder", species }, "innovative");
    const text = t("innovative", { species });
    return category ? [{ href: category.path, text, audience: "address-AU" }] : [];
  });
  const offers = { href: paths.specialOffers, text: t("title"), audience: "not-vet-account" };
  return (
    <nav aria-label={t("tabs")} className="mb-6 border-b border-line">
      <ul className="flex flex-wrap">
        {[...ownerCategories, offers, ...innovative].map(({ href, text, audience }) => (
          <li key={href} data-for={audience}>
            <Link href={href} aria-current={href === current ? "page" : undefined} className={linkStyles}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
