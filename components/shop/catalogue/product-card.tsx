import type { ReactNode } from "react";
import { keepDash } from "@/lib/domain/shop/keep-dash";
import { Link } from "@/components/links/link";
import { requestLanguage, translate } from "@/lib/i18n/translate";
import { Illustration } from "@/components/shop/public/illustration";
import { categoriesOfType } from "@/lib/config/shop/categories";
import type { ListedProduct } from "@/lib/contract/shop/products/products.types";
import { langAttribute } from "@/lib/i18n/lang-attribute";
import type { Translator } from "@/lib/i18n/translator";
import { formatMoney } from "@/lib/domain/format";
import { findBreedPicture } from "@/lib/domain/shop/breed-picture";
import { breedPicturePath } from "@/lib/domain/shop/breed-picture-path";
import { paths } from "@/lib/navigation/paths";
import { pictures } from "@/lib/domain/shop/pictures";

export interface ProductCardProps {
  readonly product: ListedProduct;
  readonly isLazy: boolean;
  /** The note below the price. */
  readonly children?: ReactNode;
}

/**
 * An item of a product list, which belongs under an h2: on phones a row with the picture beside the text. The whole card is
 * clickable; only the name is the link. Styled in `styles/base.css`: classes on each part of each card would cost kilobytes.
 */
export function ProductCard({ product, isLazy, children }: ProductCardProps) {
  const language = requestLanguage();
  const lang = langAttribute(product.language, language);
  return (
    <li className="product-card">
      <CardPicture product={product} isLazy={isLazy} />
      <div>
        <h3>
          <Link href={paths.product(product)} lang={lang}>
            {keepDash(product.name)}
          </Link>
        </h3>
        <p lang={lang}>{product.summary}</p>
        <Facts product={product} />
        <p>
          {formatMoney(product.price, language)}
          {product.each && (
            <small>
              {translate("products")("sizes.each", { price: formatMoney(product.each, language) })}
            </small>
          )}
        </p>
        {children}
      </div>
    </li>
  );
}

/** What a buyer compares: number of tests, time in the laboratory. */
function Facts({ product }: Pick<ProductCardProps, "product">) {
  const t = translate("store");
  const { testCount, resultDays } = product;
  const facts = [
    ...(testCount > 0 && !dependsOnBreed(product) ? [t("facts.tests", { count: testCount })] : []),
    ...(resultDays ? [daysInLab(resultDays, t)] : []),
  ];
  if (facts.length === 0) return null;
  return (
    <ul className="text-balance">
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  );
}

/** A profile for any breed has the tests of the animal's breed: a number would be too low. */
const dependsOnBreed = ({ categoryId, breedId }: ListedProduct) =>
  breedId === null && categoriesOfType("full-breed-profile").includes(categoryId);

const daysInLab = ({ min, max }: NonNullable<ListedProduct["resultDays"]>, t: Translator<"store">) =>
  min === max ? t("facts.day", { days: min }) : t("facts.days", { min, max });

/** The portrait of the breed that a profile is for, otherwise what the product is about. */
function CardPicture({ product, isLazy }: Pick<ProductCardProps, "product" | "isLazy">) {
  const { species, breedId } = product;
  const portrait = species && breedId !== null && findBreedPicture(species, breedId);
  if (!portrait) return <Illustration src={pictures.product(product)} kind="product" isLazy={isLazy} />;
  return (
    <Illustration
      src={breedPicturePath(species, portrait)}
      kind="product"
      isLazy={isLazy}
      className="product-card-portrait"
    />
  );
}
