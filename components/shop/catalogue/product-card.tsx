import type { ReactNode } from "react";
import { Link } from "@/components/links/link";
import { requestLanguage } from "@/lib/i18n/translate";
import { Illustration } from "@/components/shop/public/illustration";
import type { ListedProduct } from "@/lib/contract/shop/products/products.types";
import { langAttribute } from "@/lib/i18n/lang-attribute";
import { formatMoney } from "@/lib/domain/format";
import { findBreedPicture } from "@/lib/domain/breed-picture";
import { breedPicturePath } from "@/lib/domain/breed-picture-path";
import { paths } from "@/lib/navigation/paths";
import { pictures } from "@/lib/domain/pictures";

export interface ProductCardProps {
  readonly product: ListedProduct;
  readonly isLazy: boolean;
  /** The note below the price. */
  readonly children?: ReactNode;
}

/**
 * An item of a product list, which belongs under an h2: on phones a row with the picture beside the text. The whole card is
 * clickable; only the name is the link.
 */
export function ProductCard({ product, isLazy, children }: ProductCardProps) {
  const language = requestLanguage();
  const lang = langAttribute(product.language, language);
  return (
    <li className="relative grid grid-cols-[7rem_1fr] overflow-hidden rounded-box bg-card shadow-raised transition-shadow hover:shadow-over wide:flex wide:flex-col">
      <CardPicture product={product} isLazy={isLazy} />
      <div className="flex grow flex-col p-3 wide:p-4">
        <h3>
          <Link
            href={paths.product(product)}
            lang={lang}
            className="text-ink no-underline after:absolute after:inset-0 hover:text-brand hover:underline"
          >
            {product.name}
          </Link>
        </h3>
        <p lang={lang} className="mt-1 line-clamp-2 text-small wide:line-clamp-3 text-quiet">
          {product.summary}
        </p>
        <p className="mt-auto pt-2 text-lead wide:pt-3 font-semibold tabular-nums">
          {formatMoney(product.price, language)}
        </p>
        {children}
      </div>
    </li>
  );
}

/** The portrait of the breed that a profile is for, otherwise what the product is about. */
function CardPicture({ product, isLazy }: Pick<ProductCardProps, "product" | "isLazy">) {
  const { species, breed } = product;
  const portrait = species && breed !== null && findBreedPicture(species, breed);
  if (!portrait)
    return (
      <Illustration
        src={pictures.product(product)}
        kind="product"
        isLazy={isLazy}
        className="size-full min-h-32 object-cover object-[64%_50%] wide:h-auto wide:min-h-0"
      />
    );
  return (
    <Illustration
      src={breedPicturePath(species, portrait)}
      kind="product"
      isLazy={isLazy}
      className="size-full min-h-32 bg-brand-soft object-contain p-3 wide:aspect-[8/5] wide:h-auto wide:min-h-0"
    />
  );
}
