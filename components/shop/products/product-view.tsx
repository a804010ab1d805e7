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
import { ProductDelivery } from "./product-delivery";
import { ProductHero } from "./product-hero";
import { ProductQuestions } from "./product-questions";
import { ProductRelated } from "./product-related";
import { ProductSampleReport } from "./product-sample-report";
import { ProductSteps } from "./product-steps";
import { ProductTests } from "./product-tests";

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
