import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { parseMarket } from "@/lib/config/markets/market";
import { paths } from "@/lib/navigation/paths";
import type { SpeciesName } from "@/lib/domain/species";
import { getTranslator } from "@/lib/i18n/messages";
import { BuildProfile } from "./build-profile";
import { PageBreadcrumbs } from "@/app/(public)/[market]/_parts/page-breadcrumbs";
import type { MarketParams } from "@/app/(public)/[market]/layout";

export interface BuildProfileProps {
  readonly params: Promise<MarketParams>;
}

interface BuildProfilePageOptions extends BuildProfileProps {
  readonly species: SpeciesName;
}

export async function buildProfileMetadata({ params, species }: BuildProfilePageOptions): Promise<Metadata> {
  const { language } = parseMarket((await params).market) ?? notFound();
  const t = getTranslator(language, "customProfiles");
  return {
    title: t("title", { species }),
    description: t("description", { species }),
    alternates: { canonical: paths.buildProfile(species) },
  };
}

export async function BuildProfilePage({ params, species }: BuildProfilePageOptions) {
  const market = parseMarket((await params).market) ?? notFound();
  const t = getTranslator(market.language, "customProfiles");
  return (
    <>
      <PageBreadcrumbs language={market.language} path={paths.buildProfile(species)} pageName={t("name")} />
      <h1 className="text-pretty">{t("title", { species })}</h1>
      <p className="mt-2 max-w-text text-lead text-quiet">{t("intro", { species })}</p>
      <BuildProfile market={market} species={species} />
    </>
  );
}
