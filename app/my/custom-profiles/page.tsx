import type { Metadata } from "next";
import { Suspense } from "react";
import { MyProfiles, ProfilesFrame } from "@/components/custom-profiles/my-profiles";
import { listedProfile } from "@/components/custom-profiles/listed-profile";
import { ListSkeleton } from "@/components/ui/list-skeleton";
import type { Market } from "@/lib/config/market";
import { readOwnProfiles } from "@/lib/data/custom-profiles";
import { parseProfilesQuery, type ProfilesQuery } from "@/lib/domain/profiles-query";
import { visitorMarket } from "@/lib/server/market";
import { requireTool } from "@/lib/server/session/require-tool";
import { messagesOf, wordsOf } from "@/lib/server/words";

interface PageProps {
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata(): Promise<Metadata> {
  const { language } = await visitorMarket();
  return { title: wordsOf(language, "customProfile")("mine.title") };
}

export default async function CustomProfilesPage({ searchParams }: PageProps) {
  const person = await requireTool("custom-profiles");
  const market = await visitorMarket();
  const query = parseProfilesQuery(await searchParams);
  const words = wordsOf(market.language, "customProfile");
  return (
    <ProfilesFrame words={words}>
      <Suspense
        key={`${query.page} ${query.query}`}
        fallback={<ListSkeleton label={words("mine.loading")} />}
      >
        <OwnProfiles query={query} market={market} country={person.countryCode} />
      </Suspense>
    </ProfilesFrame>
  );
}

interface OwnProfilesProps {
  readonly query: ProfilesQuery;
  readonly market: Market;
  readonly country: string;
}

async function OwnProfiles({ query, market, country }: OwnProfilesProps) {
  const { results, count } = await readOwnProfiles(query, market);
  const { language } = market;
  return (
    <MyProfiles
      profiles={results.map((one) => listedProfile(one, country))}
      count={count}
      query={query}
      language={language}
      words={wordsOf(language, "customProfile")}
      messages={messagesOf(language, "customProfile")}
      sendingWords={messagesOf(language, "sending")}
    />
  );
}
