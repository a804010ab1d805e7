import { translate, requestLanguage } from "@/lib/i18n/translate";
import { Illustration } from "@/components/shop/public/illustration";
import { LinkButton } from "@/components/links/link-button";
import type { ListedProduct, CategoryOffer } from "@/lib/contract/shop/products/products.types";
import { paths } from "@/lib/navigation/paths";
import { breedPicturePath } from "@/lib/domain/shop/breed-picture-path";
import type { SpeciesLandingPage, CategoryPage } from "@/lib/navigation/category-pages";
import { BestSellers } from "./best-sellers";
import { PictureCard, pictureCardListStyles } from "@/components/shop/content/picture-card";
import { cn } from "@/components/ui/class-names";
import { formatMoney } from "@/lib/domain/format";
import { type BoughtPicture, productPicture } from "@/lib/domain/shop/pictures";
import { motifOf } from "@/lib/domain/shop/product-motif";

interface SpeciesLandingViewProps {
  readonly landingPage: SpeciesLandingPage;
  readonly offers: readonly CategoryOffer[];
  readonly best: readonly ListedProduct[];
  /** Label of the link to the role's whole catalogue. */
  readonly catalogueLabel: string;
}

const breeds = {
  canine: ["golden-retriever", "german-shepherd-dog", "poodle"],
  feline: ["maine-coon", "siamese", "persian"],
} as const;

/** Landing page of a role for dogs or cats: its categories and best sellers. */
export function SpeciesLandingView({ landingPage, offers, best, catalogueLabel }: SpeciesLandingViewProps) {
  const t = translate("categoryPages");
  const { role, species } = landingPage;
  const text = role === "vet" ? "vetLanding" : "breederLanding";
  return (
    <>
      <div className="grid grid-cols-1 items-center gap-8 desk:grid-cols-[3fr_2fr]">
        <div>
          <h1 className="text-pretty wide:text-display">{t(`${text}.title`, { species })}</h1>
          <p className="mt-4 max-w-text text-lead text-quiet">{t(`${text}.intro`, { species })}</p>
          <p className="mt-6 flex flex-wrap gap-3">
            <LinkButton href={paths.breeds(species)}>{t(`${text}.breeds`, { species })}</LinkButton>
            {role === "breeder" && (
              <LinkButton kind="secondary" href={paths.buildProfile(species)}>
                {t("breederLanding.build")}
              </LinkButton>
            )}
          </p>
        </div>
        <ul className="flex items-center justify-center -space-x-6" aria-hidden>
          {breeds[species].slice(0, role === "vet" ? 1 : undefined).map((breed) => (
            <li key={breed} className="w-52 min-w-0 rounded-full ring-4 ring-cream">
              <Illustration src={breedPicturePath(species, breed)} kind="pet" />
            </li>
          ))}
        </ul>
      </div>
      <section aria-labelledby="categories" className="mt-14">
        <h2 id="categories">{t(`${text}.shop`, { species })}</h2>
        <CategoryCards offers={offers} />
        <p className="mt-6">
          <LinkButton kind="secondary" href={paths.catalogue(landingPage, "best-sellers")}>
            {catalogueLabel}
          </LinkButton>
        </p>
      </section>
      <BestSellers title={t(`${text}.best`, { species })} products={best} />
    </>
  );
}

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
function CategoryCards({ offers }: { readonly offers: readonly CategoryOffer[] }) {
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
                {t("from", { price: formatMoney(from, requestLanguage()) })}
              </span>
            )}
          </p>
        </PictureCard>
      ))}
    </ul>
  );
}
