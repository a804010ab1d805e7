import { requestLanguage, translate } from "@/lib/i18n/translate";
import { PictureCard, pictureCardListStyles } from "@/components/shop/content/picture-card";
import { cn } from "@/components/ui/class-names";
import type { CategoryOffer } from "@/lib/contract/shop/products/products.types";
import { formatMoney } from "@/lib/domain/format";
import { type BoughtPicture, productPicture } from "@/lib/domain/shop/pictures";
import { motifOf } from "@/lib/domain/shop/product-motif";
import type { CategoryPage } from "@/lib/navigation/category-pages";

/** Categories that sell something other than single kits. */
const items: Readonly<Partial<Record<CategoryPage["messageKey"], BoughtPicture>>> = {
  "breeder.dnaTests": "tubes",
  "breeder.parentage": "certificate",
  "breeder.multiPacks": "pack",
  "breeder.innovative": "report",
  "vet.dnaTests": "tubes",
  "vet.innovative": "report",
};

const pictureOf = ({ messageKey, categoryIds: [categoryId] }: CategoryPage): string =>
  productPicture(items[messageKey] ?? "kit", motifOf(categoryId ? { categoryId } : {}));

/** Cards of a landing page's categories. With an odd number the first is wide, so that rows are full. */
export function CategoryCards({ offers }: { readonly offers: readonly CategoryOffer[] }) {
  const language = requestLanguage();
  const t = translate("categoryPages");
  const intro = ({ messageKey: key, species }: CategoryOffer["page"]) =>
    t(`${key}.intro`, { species: species ?? "other" });
  // A category that is not sold in the country has a page but no card.
  const available = offers.filter(({ count }) => count > 0);
  const isOdd = available.length % 2 === 1;
  return (
    <ul className={cn(pictureCardListStyles, "mt-6 desk:grid-cols-4")}>
      {available.map(({ page: category, count, from }, index) => (
        <PictureCard
          key={category.path}
          href={category.path}
          picture={pictureOf(category)}
          title={t(`${category.messageKey}.name`)}
          {...(isOdd && index === 0 && { isWide: true, text: intro(category) })}
        >
          <p className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="text-quiet">{t("count", { count })}</span>
            {from && (
              <span className="text-lead font-semibold tabular-nums">
                {t("from", { price: formatMoney(from, language) })}
              </span>
            )}
          </p>
        </PictureCard>
      ))}
    </ul>
  );
}
