import type { ReactNode } from "react";
import { Illustration } from "@/components/content/illustration";
import type { Language } from "@/lib/config/languages";
import type { Product } from "@/lib/contract/products/products.types";
import { formatMoney } from "@/lib/domain/format";
import { pictures } from "@/lib/domain/pictures";
import { langAttribute } from "@/lib/i18n/lang-attribute";
import type { Translator } from "@/lib/i18n/translator";
import { InheritanceDiagram } from "./inheritance-diagram";
import { ProductBreeds } from "./product-breeds";
import { ProductBundles, Saving } from "./product-bundles";
import { ProductFacts } from "./product-facts";
import { ProductParentage } from "./product-parentage";
import { ProductTests } from "./product-tests";

interface ProductViewProps {
  readonly product: Product;
  readonly language: Language;
  readonly t: Translator<"products">;
  /** Order form, the only part that needs JavaScript. */
  readonly buy?: ReactNode;
}

export function ProductView({ product, language, t, buy }: ProductViewProps) {
  const translation = { language, t };
  const lang = langAttribute(product.language, language);
  const [only, ...others] = product.tests;
  return (
    <article>
      <div className="grid gap-8 desk:grid-cols-2">
        <Illustration
          src={pictures.product(product)}
          kind="product"
          className="w-full self-start rounded-box"
        />
        <div>
          <h1 lang={lang}>{product.name}</h1>
          <p lang={lang} className="mt-3 text-lead text-quiet">
            {product.summary}
          </p>
          <p className="mt-4 text-quiet">
            {t("price")}:{" "}
            <strong className="text-title-2 text-ink tabular-nums">
              {formatMoney(product.price, language)}
            </strong>
          </p>
          <Saving singly={product.singly} kind={product.packSize > 1 ? "pieces" : "tests"} {...translation} />
          {buy}
        </div>
      </div>
      <section aria-labelledby="description" className="mt-12 max-w-text">
        <h2 id="description">{t("description")}</h2>
        <p lang={lang} className="mt-2">
          {product.description}
        </p>
      </section>
      <ProductFacts product={product} t={t} />
      <ProductParentage product={product} t={t} />
      <ProductTests tests={product.tests} language={language} t={t} />
      {only && others.length === 0 && <InheritanceDiagram inheritance={only.inheritance} t={t} />}
      <ProductBundles bundles={product.bundles} {...translation} />
      <ProductBreeds product={product} t={t} />
    </article>
  );
}
