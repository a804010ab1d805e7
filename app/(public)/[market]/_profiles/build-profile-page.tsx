import type { Metadata } from "next";
import { alternatesOf } from "@/lib/server/alternates";
import { marketOfParams } from "@/lib/server/market";
import { translate } from "@/lib/i18n/translate";
import { paths } from "@/lib/navigation/paths";
import type { SpeciesName } from "@/lib/domain/species";
import { PageBreadcrumbs } from "@/app/(public)/[market]/_parts/page-breadcrumbs";
import type { MarketParams } from "@/app/(public)/[market]/layout";
import { BuildProfile } from "./build-profile";

export interface BuildProfileProps {
  readonly params: Promise<MarketParams>;
}

interface BuildProfilePageOptions extends BuildProfileProps {
  readonly species: SpeciesName;
}

export async function buildProfileMetadata({ params, species }: BuildProfilePageOptions): Promise<Metadata> {
  await marketOfParams(params);
  const t = translate("customProfiles");
  return {
    title: t("title", { species }),
    description: t("description", { species }),
    alternates: alternatesOf(paths.buildProfile(species)),
  };
}

export async function BuildProfilePage({ params, species }: BuildProfilePageOptions) {
  const market = await marketOfParams(params);
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
