import type { Metadata } from "next";
import { tryReadAsVisitor } from "@/lib/data/visitor-calls";
import { translate } from "@/lib/i18n/translate";
import { AttentionSection } from "@/components/top/portal/attention-section";
import { Dashboard } from "@/components/top/portal/dashboard";
import { NewsLine } from "@/components/top/portal/news-line";
import { RecentAnimals } from "@/components/top/portal/recent-animals";
import { TestGaps } from "@/components/top/portal/test-gaps";
import { toolLinks, unavailableToolNotice } from "@/components/top/portal/tool-links";
import { LatestReports } from "@/components/animals/results/results/latest-reports";
import { OpenSamples } from "@/components/kits/sample-tracker/open-samples";
import { dashboardItems, newReportDays } from "@/lib/config/dashboard";
import { parseCategoryQuery } from "@/lib/domain/category-query";
import { paths } from "@/lib/navigation/paths";
import { hasReadNews, lastTool, visitorMarket } from "@/lib/server/market";
import { requireUser } from "@/lib/server/session/visitor";

export async function generateMetadata(): Promise<Metadata> {
  await visitorMarket();
  return { title: translate("portal")("title") };
}

const shownSamples = 5;

export default async function MyPage({ searchParams }: PageProps<"/my">) {
  const user = await requireUser(paths.my);
  await visitorMarket();
  const t = translate("portal");
  const { name, type, countryCode } = user;
  const params = await searchParams;
  const { page } = parseCategoryQuery({ page: params["samples"] });
  const [attention, reports, samples, animals, gaps] = await Promise.all([
    tryReadAsVisitor("portal.attention", {}),
    tryReadAsVisitor("results.list", { query: { size: dashboardItems, days: newReportDays } }),
    tryReadAsVisitor("sampleTracker.list", { query: { page, size: shownSamples } }),
    tryReadAsVisitor("portal.recentAnimals", {}),
    type === "breeder" ? tryReadAsVisitor("portal.testGaps", {}) : undefined,
  ]);
  return (
    <Dashboard
      name={name}
      type={type}
      signedInAs={t("signedInAs", { name, type })}
      tools={toolLinks(user, t)}
      lastTool={await lastTool()}
      attention={<AttentionSection attention={attention} reader={{ type, country: countryCode }} />}
      reports={<LatestReports reports={reports} type={type} country={countryCode} />}
      samples={<OpenSamples samples={samples} page={page} pageSize={shownSamples} country={countryCode} />}
      gaps={gaps && gaps.count > 0 && <TestGaps gaps={gaps} />}
      animals={<RecentAnimals animals={animals} type={type} />}
      news={(await hasReadNews()) || user.isAdmin || user.loggedInBy !== null ? undefined : <NewsLine />}
      notice={unavailableToolNotice(params["not"], t)}
    />
  );
}
