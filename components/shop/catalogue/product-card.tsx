import type { ReactNode } from "react";
import { Link } from "@/components/links/link";
import { requestLanguage } from "@/lib/i18n/translate";
import { Illustration } from "@/components/shop/public/illustration";
import type { ListedProduct } from "@/lib/contract/shop/products/products.types";
import { langAttribute } from "@/lib/i18n/lang-attribute";
import { formatMoney } from "@/lib/domain/format";
import { paths } from "@/lib/navigation/paths";
import { pictures } from "@/lib/domain/pictures";

export interface ProductCardProps {
  readonly product: ListedProduct;
  readonly isLazy: boolean;
  /** The note below the price. */
  readonly children?: ReactNode;
}

/** An item of a product list, which belongs under an h2. The whole card is clickable; only the name is the link. */
export function ProductCard({ product, isLazy, children }: ProductCardProps) {
  const language = requestLanguage();
  const lang = langAttribute(product.language, language);
  return (
    <li className="relative flex flex-col overflow-hidden rounded-box bg-card shadow-raised transition-shadow hover:shadow-over">
      <Illustration src={pictures.product(product)} kind="product" isLazy={isLazy} />
      <div className="flex grow flex-col p-4">
        <h3>
          <Link
            href={paths.product(product)}
            lang={lang}
            className="text-ink no-underline after:absolute after:inset-0 hover:text-brand hover:underline"
          >
            {product.name}
          </Link>
        </h3>
        <p lang={lang} className="mt-1 line-clamp-3 text-small text-quiet">
          {product.summary}
        </p>
        <p className="mt-auto pt-3 text-lead font-semibold tabular-nums">
          {formatMoney(product.price, language)}
        </p>
        {children}
      </div>
    </li>
  );
}
