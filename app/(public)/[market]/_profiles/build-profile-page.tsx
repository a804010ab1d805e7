import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { BuildProfileView } from "@/components/custom-profile/build-profile-view";
import { parseMarket } from "@/lib/config/market";
import { listSingleTests } from "@/lib/data/custom-profiles";
import { paths } from "@/lib/domain/paths";
import type { SpeciesName } from "@/lib/domain/species";
import { messagesOf, wordsOf } from "@/lib/server/words";
import { Way } from "@/app/(public)/[market]/_parts/way";
import type { MarketParams } from "@/app/(public)/[market]/layout";

export interface BuildProfileProps {
  readonly params: Promise<MarketParams>;
}

interface Wanted extends BuildProfileProps {
  readonly species: SpeciesName;
  /** Where this page stands; the breeders' is the one that search engines are told of. */
  readonly path?: string;
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

export async function BuildProfilePage({ params, species, path = paths.buildProfile(species) }: Wanted) {
  const market = parseMarket((await params).market) ?? notFound();
  const { language } = market;
  const words = wordsOf(language, "customProfile");
  return (
    <>
      <Way language={language} path={path} own={words("name")} />
      <BuildProfileView
        species={species}
        tests={await listSingleTests(market, species)}
        language={language}
        words={words}
        messages={messagesOf(language, "customProfile")}
        sendingWords={messagesOf(language, "sending")}
      />
    </>
  );
}
