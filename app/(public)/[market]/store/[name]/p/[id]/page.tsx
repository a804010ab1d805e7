import type { Metadata } from "next";
import { notFound, permanentRedirect } from "next/navigation";
import { JsonLd } from "@/components/content/json-ld";
import { Buy } from "@/components/products/buy";
import { Share } from "@/components/products/share-client";
import { ProductView } from "@/components/products/product-view";
import { brand } from "@/lib/config/brand";
import { storefrontEnv } from "@/lib/config/env";
import { readProduct } from "@/lib/data/products";
import { productJsonLd } from "@/lib/domain/json-ld";
import { paths } from "@/lib/navigation/paths";
import { productTitle } from "@/lib/domain/product-title";
import { marketAndId } from "@/lib/server/page-params";
import { metadataOfOne } from "@/lib/server/share-metadata";
import { wordsOf } from "@/lib/server/words";
import { Way } from "@/app/(public)/[market]/_parts/way";
import type { MarketParams } from "@/app/(public)/[market]/layout";

interface PageProps {
  params: Promise<MarketParams & { readonly name: string; readonly id: string }>;
}

/** Without it the page would be made for every request. */
export function generateStaticParams(): [] {
  return [];
}

export function generateMetadata({ params }: PageProps): Promise<Metadata> {
  return metadataOfOne(params, readProduct, (product, { language }) => ({
    title: productTitle(product, wordsOf(language, "product")),
    description: product.summary,
    path: paths.product(product),
    picture: paths.picture("product", product),
  }));
}

export default async function ProductPage({ params }: PageProps) {
  const { market, id } = await marketAndId(params);
  const product = (await readProduct(market, id)) ?? notFound();
  const path = paths.product(product);
  if (path !== `/store/${(await params).name}/p/${id}`) permanentRedirect(path);
  const words = wordsOf(market.language, "product");
  const { APP_ORIGIN: origin } = storefrontEnv();
  const image = origin + paths.picture("product", product);
  return (
    <>
      <JsonLd data={productJsonLd(product, { url: origin + path, image, brand: brand.name })} />
      <Way language={market.language} path={path} own={product.name} />
      <ProductView
        product={product}
        language={market.language}
        words={words}
        buy={
          <>
            <Buy product={product} words={words} />
            <Share label={words("share")} copied={words("shared")} />
          </>
        }
      />
    </>
  );
}
