import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { redirectToPage } from "@/lib/server/redirect-to-page";
import { ClientMessages } from "@/lib/i18n/client-messages";
import { translate } from "@/lib/i18n/translate";
import { describeBreed } from "@/components/shop/breeds/breed-description";
import { BreedView } from "@/components/shop/breeds/breed-view";
import { AddToCart } from "@/components/shop/public/add-to-cart-client";
import { limits } from "@/lib/config/limits";
import { type Market, marketSegment } from "@/lib/config/markets/market";
import { listOffersOfBreed, listTestsOfBreed, readBreed } from "@/lib/data/shop/breeds";
import { nameIn } from "@/lib/domain/name-in";
import { paths } from "@/lib/navigation/paths";
import { findLandingPage } from "@/lib/navigation/category-pages";
import { noteCanonicalPath } from "@/lib/server/canonical-paths";
import { parseMarketAndId } from "@/lib/server/page-params";
import { createShareMetadata } from "@/lib/server/page-metadata";
import { PageBreadcrumbs } from "@/app/(public)/[market]/_parts/page-breadcrumbs";

type Props = PageProps<"/[market]/breeder/[species]/breeds/[name]/[id]">;

/** Without it Next would render the page for every request. */
export function generateStaticParams(): [] {
  return [];
}

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return createShareMetadata(params, readBreedAndTests, ({ breed, tests }, market) => {
    const t = translate("breeds");
    return {
      // Some breeds of dogs and cats have the same name.
      title: t("metaTitle", { name: breed.name, species: breed.species.name }),
      description: describeBreed(breed, tests, t),
      path: (language) => paths.breed({ ...breed, name: nameIn(breed, language) }),
      picture: paths.picture("breed", breed, market.language),
    };
  });
}

async function readBreedAndTests(market: Market, id: number) {
  const [breed, tests] = await Promise.all([readBreed(market, id), listTestsOfBreed(market, id)]);
  return breed && { breed, tests };
}

/** The species is part of the path; other paths redirect to the canonical one. */
export default async function BreedPage({ params }: Props) {
  const { species } = findLandingPage({ role: "breeder", ...(await params) }) ?? notFound();
  const { market, id } = await parseMarketAndId(params);
  const { breed, tests } = (await readBreedAndTests(market, id)) ?? notFound();
  const path = paths.breed(breed);
  noteCanonicalPath({ market: marketSegment(market), path });
  if (path !== `${paths.breeds(species)}/${(await params).name}/${id}`) redirectToPage(path);

  return (
    <>
      <PageBreadcrumbs path={path} pageName={breed.name} />
      <BreedView
        breed={breed}
        tests={tests}
        offers={await listOffersOfBreed(market, id)}
        buy={({ id: productId, name, price }) => (
          <ClientMessages areas={["products.addToCart"]}>
            <AddToCart
              productId={productId}
              productName={name}
              quantityMax={limits.quantityMax}
              price={price}
            />
          </ClientMessages>
        )}
      />
    </>
  );
}
