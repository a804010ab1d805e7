import type { ReactNode } from "react";
import { productTypes } from "@/lib/config/shop/product-types";
import type { Store } from "@/lib/config/markets/markets";
import type { Product } from "@/lib/contract/shop/products/products.types";
import { isSampled, productKind } from "@/lib/domain/shop/product-kind";
import { paths } from "@/lib/navigation/paths";
import { pictures } from "@/lib/domain/shop/pictures";
import { RecentlyViewed } from "@/components/shop/public/recently-viewed";
import type { RecentProduct } from "@/store/persistence/recent-products";
import { InheritanceDiagram } from "./inheritance-diagram";
import { ProductAudience } from "./product-audience";
import { ProductBox } from "./product-box";
import { ProductBundles } from "./product-bundles";
import { ProductHero } from "./product-hero";
import { ProductQuestions } from "./product-questions";
import { ProductSteps } from "./product-steps";
import { ProductTests } from "./product-tests";
import { translate, requestLanguage } from "@/lib/i18n/translate";
import { SampleReportLink } from "./sample-report-link";
import { Link } from "@/components/links/link";
import { mostCompared } from "@/lib/config/shop/catalogue";
import { formatMoney } from "@/lib/domain/format";

interface ProductViewProps {
  /** Whose prices are shown. */
  readonly store: Store;
  readonly product: Product;
  /** Order form, the only part that needs JavaScript. */
  readonly buy?: ReactNode;
  /** Which DNA profiles can be compared. */
  readonly parentage?: ReactNode;
  readonly share?: ReactNode;
}

/** From the purchase to the details, in the order in which buyers decide ([decision 110]). */
export function ProductView({ store, product, buy, parentage, share }: ProductViewProps) {
  const [only, ...others] = product.tests;
  return (
    <article>
      <ProductHero store={store} product={product} buy={buy} share={share} />
      <div className="mt-14 grid gap-x-12 gap-y-14 empty:hidden desk:grid-cols-2">
        <ProductBox product={product} />
        {hasReport(product) && <ProductSampleReport />}
      </div>
      <ProductSteps product={product} />
      {parentage}
      <ProductTests tests={product.tests} />
      {only && others.length === 0 && <InheritanceDiagram inheritance={only.inheritance} />}
      <ProductAudience product={product} />
      <div className="mt-14 grid gap-x-12 gap-y-14 desk:grid-cols-2">
        <ProductQuestions product={product} />
        <ProductDelivery product={product} />
      </div>
      <ProductBundles bundles={product.bundles} />
      <ProductRelated product={product} />
      <RecentlyViewed current={recentOf(product)} />
    </article>
  );
}

const recentOf = (product: Product): RecentProduct => ({
  id: product.id,
  name: product.name,
  language: product.language,
  path: paths.product(product),
  picture: pictures.product(product),
});

const testTypes: readonly number[] = [productTypes.trait, productTypes.disease, productTypes.lifePlan];

/** The sample shows a report of DNA tests: other products lead to other documents. */
function hasReport({ fulfilment, tests, typeId }: Product): boolean {
  const kind = productKind(fulfilment);
  return (
    tests.length > 0 || (fulfilment.deliverable === "report" && isSampled(kind) && testTypes.includes(typeId))
  );
}

/** What the buyer gets, to open before ordering. */
function ProductSampleReport() {
  const t = translate("products");
  return (
    <section aria-labelledby="report">
      <h2 id="report">{t("report.title")}</h2>
      <p className="mt-2 mb-4 max-w-text">{t("report.text")}</p>
      <SampleReportLink className="max-w-80" />
    </section>
  );
}

/** Links without pictures or script: the page has a size limit. */
function ProductRelated({ product: { id, related } }: { readonly product: Pick<Product, "id" | "related"> }) {
  const language = requestLanguage();
  const t = translate("products");
  if (related.length === 0) return null;
  return (
    <section aria-labelledby="related" className="mt-14 max-w-text">
      <h2 id="related">{t("related")}</h2>
      <ul className="mt-4 divide-y divide-line border-y border-line">
        {related.map((other) => (
          <li key={other.id} className="flex justify-between gap-4 py-3">
            <Link href={paths.product(other)}>{other.name}</Link>
            <span className="tabular-nums">{formatMoney(other.price, language)}</span>
          </li>
        ))}
      </ul>
      <p className="mt-3">
        <Link href={paths.compare([id, ...related.map((other) => other.id)].slice(0, mostCompared))}>
          {t("compareRelated")}
        </Link>
      </p>
    </section>
  );
}

function ProductDelivery({ product }: { readonly product: Product }) {
  const language = requestLanguage();
  const t = translate("products");
  const { delivery, fulfilment } = product;
  const kind = productKind(fulfilment);
  // Another backend may not know what delivery costs before there is a cart.
  const isPosted = delivery !== null || isSampled(kind) || kind === "goods";
  return (
    <section aria-labelledby="delivery">
      <h2 id="delivery">{t("delivery.title")}</h2>
      <ul className="mt-4 list-disc space-y-2 pl-5 marker:text-brand">
        {delivery && (
          <li>
            {t("delivery.time", {
              price: formatMoney(delivery.price, language),
              min: delivery.minDays,
              max: delivery.maxDays,
            })}
          </li>
        )}
        {!isPosted && <li>{t("delivery.none")}</li>}
        {isSampled(kind) && <li>{t("delivery.cancel")}</li>}
        {isPosted && <li>{t("delivery.return")}</li>}
      </ul>
      <p className="mt-4">
        <Link href={paths.pages.terms}>{t("delivery.terms")}</Link>
      </p>
    </section>
  );
}
