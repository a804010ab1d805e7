import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { parseMarket } from "@/lib/config/market";
import { paths } from "@/lib/navigation/paths";
import type { SpeciesName } from "@/lib/domain/species";
import { wordsOf } from "@/lib/server/words";
import { BuildProfile } from "./build-profile";
import { Way } from "@/app/(public)/[market]/_parts/way";
import type { MarketParams } from "@/app/(public)/[market]/layout";

export interface BuildProfileProps {
  readonly params: Promise<MarketParams>;
}

interface Wanted extends BuildProfileProps {
  readonly species: SpeciesName;
}

export async function buildProfileMetadata({ params, species }: Wanted): Promise<Metadata> {
  const { language } = parseMarket((await params).market) ?? notFound();
  const words = wordsOf(language, "customProfile");
  return {
    title: words("title", { species }),
    description: words("description", { species }),
    alternates: { canonical: paths.buildProfile(species) },
  };
}

export async function BuildProfilePage({ params, species }: Wanted) {
  const market = parseMarket((await params).market) ?? notFound();
  const words = wordsOf(market.language, "customProfile");
  return (
    <>
      <Way language={market.language} path={paths.buildProfile(species)} own={words("name")} />
      <h1 className="text-pretty">{words("title", { species })}</h1>
      <p className="mt-2 max-w-text text-lead text-quiet">{words("intro", { species })}</p>
      <BuildProfile market={market} species={species} />
    </>
  );
}
