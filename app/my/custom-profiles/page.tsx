import { translate } from "@/lib/i18n/translate";
import { MyProfiles, ProfilesLayout } from "@/components/orders/custom-profiles/my-profiles";
import { toListedProfile } from "@/components/orders/custom-profiles/listed-profile";
import { DeferredList } from "@/components/lists/deferred-list";
import { readAsVisitor } from "@/lib/data/visitor-calls";
import { profilesQuery } from "@/lib/domain/list-queries";
import { visitorMarket, visitorMetadata } from "@/lib/server/market";
import { requireTool } from "@/lib/server/session/require-tool";

export const generateMetadata = visitorMetadata("customProfiles", (t) => ({ title: t("mine.title") }));

export default async function CustomProfilesPage({ searchParams }: PageProps<"/my/custom-profiles">) {
  await requireTool("custom-profiles");
  const { store, language } = await visitorMarket();
  const query = profilesQuery.parse(await searchParams);
  const t = translate("customProfiles");
  return (
    <ProfilesLayout>
      <DeferredList
        key={`${query.page} ${query.query}`}
        label={t("mine.loading")}
        read={() => readAsVisitor("customProfiles.list", { query }, { country: store, language })}
      >
        {({ results, count }) => (
          <MyProfiles profiles={results.map(toListedProfile)} count={count} query={query} />
        )}
      </DeferredList>
    </ProfilesLayout>
  );
}
