import { Link } from "@/components/links/link";
import { translate } from "@/lib/i18n/translate";
import type { Store } from "@/lib/config/markets/markets";
import { type CataloguePage, findOtherSpeciesPage, isSoldIn } from "@/lib/navigation/catalogues";
import { CatalogueMenu } from "./catalogue-menu";

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
