import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { alternatesOf } from "@/lib/server/alternates";
import { Link } from "@/components/links/link";
import { marketOfParams } from "@/lib/server/market";
import { translate } from "@/lib/i18n/translate";
import { mixedBreeds } from "@/lib/config/shop/catalogue";
import { listAllBreeds } from "@/lib/data/shop/breeds";
import { paths } from "@/lib/navigation/paths";
import { findLandingPage } from "@/lib/navigation/category-pages";
import { AllBreeds } from "@/app/(public)/[market]/_parts/all-breeds";
import { PageBreadcrumbs } from "@/app/(public)/[market]/_parts/page-breadcrumbs";

const messageKeys = {
  canine: { title: "dogsTitle", description: "dogsDescription", intro: "dogsIntro" },
  feline: { title: "catsTitle", description: "catsDescription", intro: "catsIntro" },
} as const;

type Props = PageProps<"/[market]/breeder/[species]/breeds">;

/** Without it Next would render the page for every request. */
export function generateStaticParams(): [] {
  return [];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  await marketOfParams(params);
  const landingPage = findLandingPage({ role: "breeder", ...(await params) });
  if (landingPage === undefined) return {};
  const { species } = landingPage;
  const t = translate("breeds");
  return {
    title: t(messageKeys[species].title),
    description: t(messageKeys[species].description),
    alternates: alternatesOf(paths.breeds(species)),
  };
}

export default async function BreedIndexPage({ params }: Props) {
  const market = await marketOfParams(params);
  const { species } = findLandingPage({ role: "breeder", ...(await params) }) ?? notFound();
  const t = translate("breeds");
  const breeds = await listAllBreeds(market, species);
  const mixed = breeds.find(({ id }) => id === mixedBreeds[species]);
  return (
    <>
      <PageBreadcrumbs path={paths.breeds(species)} />
      <h1>{t(messageKeys[species].title)}</h1>
      <p className="mt-2 mb-4 max-w-text text-lead text-quiet">
        {t(messageKeys[species].intro, { count: breeds.length })}
      </p>
      {mixed && (
        <p className="mb-6">
          <b>{t("mixed.title")}</b> {t("mixed.text", { species })}{" "}
          <Link href={paths.breed({ ...mixed, species: { name: species } })}>{t("mixed.link")}</Link>
        </p>
      )}
      <AllBreeds species={species} breeds={breeds} />
    </>
  );
}
