import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { alternatesOf } from "@/lib/server/alternates";
import { marketOfParams } from "@/lib/server/market";
import { translate } from "@/lib/i18n/translate";
import { paths } from "@/lib/navigation/paths";
import { findLandingPage } from "@/lib/navigation/category-pages";
import { PageBreadcrumbs } from "@/app/(public)/[market]/_parts/page-breadcrumbs";
import { BuildProfile } from "@/app/(public)/[market]/_profiles/build-profile";

type Props = PageProps<"/[market]/breeder/[species]/build-your-own-profile">;

export { generateStaticParams } from "@/app/(public)/[market]/_parts/no-static-params";

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  await marketOfParams(params);
  const landingPage = findLandingPage({ role: "breeder", ...(await params) });
  if (landingPage === undefined) return {};
  const { species } = landingPage;
  const t = translate("customProfiles");
  return {
    title: t("title", { species }),
    description: t("description", { species }),
    alternates: alternatesOf(paths.buildProfile(species)),
  };
}

export default async function BuildProfilePage({ params }: Props) {
  const market = await marketOfParams(params);
  const { species } = findLandingPage({ role: "breeder", ...(await params) }) ?? notFound();
  const t = translate("customProfiles");
  return (
    <>
      <PageBreadcrumbs path={paths.buildProfile(species)} pageName={t("name")} />
      <h1 className="text-pretty">{t("title", { species })}</h1>
      <p className="mt-2 max-w-text text-lead text-quiet">{t("intro", { species })}</p>
      <BuildProfile market={market} species={species} />
    </>
  );
}
