import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { localPath } from "@/lib/navigation/addresses";
import { redirectToPage } from "@/lib/server/redirect-to-page";
import { translate } from "@/lib/i18n/translate";
import { JsonLd } from "@/components/shop/content/json-ld";
import { ProductParentage } from "@/components/animals/records/my-products/product-parentage";
import { ProductPurchase } from "@/components/animals/records/my-products/product-purchase";
import { ShareButton } from "@/components/shop/products/share-button-client";
import { ProductView } from "@/components/shop/products/product-view";
import { brand } from "@/lib/config/brand";
import { storefrontEnv } from "@/lib/config/env";
import { marketSegment } from "@/lib/config/markets/market";
import { readProduct } from "@/lib/data/shop/products";
import { productJsonLd } from "@/lib/domain/json-ld";
import { nameIn } from "@/lib/domain/name-in";
import { paths } from "@/lib/navigation/paths";
import { productTitle } from "@/lib/domain/shop/product-title";
import { noteCanonicalPath } from "@/lib/server/canonical-paths";
import { parseMarketAndId } from "@/lib/server/page-params";
import { createShareMetadata } from "@/lib/server/page-metadata";
import { PageBreadcrumbs } from "@/app/(public)/[market]/_parts/page-breadcrumbs";

export { generateStaticParams } from "@/app/(public)/[market]/_parts/no-static-params";

export function generateMetadata({ params }: PageProps<"/[market]/store/[name]/p/[id]">): Promise<Metadata> {
  return createShareMetadata(params, readProduct, (product, { language: own }) => ({
    title: productTitle(product, translate("products"), own),
    description: product.summary,
    path: (language) => paths.product({ ...product, name: nameIn(product, language) }),
    picture: paths.picture("product", product, own),
  }));
}

export default async function ProductPage({ params }: PageProps<"/[market]/store/[name]/p/[id]">) {
  const { market, id } = await parseMarketAndId(params);
  const product = (await readProduct(market, id)) ?? notFound();
  const path = paths.product(product);
  noteCanonicalPath({ market: marketSegment(market), path });
  if (path !== `/store/${(await params).name}/p/${id}`) redirectToPage(path);
  const t = translate("products");
  const { APP_ORIGIN: origin } = storefrontEnv();
  const image = origin + paths.picture("product", product, market.language);
  return (
    <>
      <JsonLd
        data={productJsonLd(product, {
          url: origin + localPath(path, market.language),
          image,
          brand: brand.name,
        })}
      />
      <PageBreadcrumbs path={path} pageName={product.name} />
      <ProductView
        store={market.store}
        product={product}
        buy={<ProductPurchase product={product} />}
        parentage={<ProductParentage product={product} />}
        share={<ShareButton label={t("share")} copied={t("shared")} />}
      />
    </>
  );
}
