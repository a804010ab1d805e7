import { Suspense } from "react";
import { translate } from "@/lib/i18n/translate";
import { MyProfiles, ProfilesLayout } from "@/components/orders/custom-profiles/my-profiles";
import { toListedProfile } from "@/components/orders/custom-profiles/listed-profile";
import { ListSkeleton } from "@/components/ui/skeleton";
import type { Market } from "@/lib/config/markets/market";
import { readOwnProfiles } from "@/lib/data/orders/custom-profiles";
import { profilesQuery, type ProfilesQuery } from "@/lib/domain/list-queries";
import { visitorMarket, visitorMetadata } from "@/lib/server/market";
import { requireTool } from "@/lib/server/session/require-tool";

export const generateMetadata = visitorMetadata("customProfiles", (t) => ({ title: t("mine.title") }));

export default async function CustomProfilesPage({ searchParams }: PageProps<"/my/custom-profiles">) {
  const person = await requireTool("custom-profiles");
  const market = await visitorMarket();
  const query = profilesQuery.parse(await searchParams);
  const t = translate("customProfiles");
  return (
    <ProfilesLayout>
      <Suspense key={`${query.page} ${query.query}`} fallback={<ListSkeleton label={t("mine.loading")} />}>
        <OwnProfiles query={query} market={market} country={person.countryCode} />
      </Suspense>
    </ProfilesLayout>
  );
}

interface OwnProfilesProps {
  readonly query: ProfilesQuery;
  readonly market: Market;
  readonly country: string;
}

async function OwnProfiles({ query, market, country }: OwnProfilesProps) {
  const { results, count } = await readOwnProfiles(query, market);
  return (
    <MyProfiles
      profiles={results.map((profile) => toListedProfile(profile, country))}
      count={count}
      query={query}
    />
  );
}
