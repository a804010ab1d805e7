import { tryReadAsVisitor } from "@/lib/data/visitor-calls";
import { translate } from "@/lib/i18n/translate";
import { AttentionSection } from "@/components/top/portal/attention-section";
import { Dashboard } from "@/components/top/portal/dashboard";
import { DatesAhead } from "@/components/top/portal/dates-ahead";
import { NewsLine } from "@/components/top/portal/news-line";
import { OnlyAnimal } from "@/components/top/portal/only-animal";
import { RecentAnimals } from "@/components/top/portal/recent-animals";
import { TestGaps } from "@/components/top/portal/test-gaps";
import { toolLinks, unavailableToolNotice } from "@/components/top/portal/tool-links";
import { LatestReports } from "@/components/animals/results/results/latest-reports";
import { OpenSamples } from "@/components/kits/sample-tracker/open-samples";
import { newReportDays, reportsRead } from "@/lib/config/top/dashboard";
import { parseCategoryQuery } from "@/lib/domain/shop/category-query";
import { paths } from "@/lib/navigation/paths";
import { hasReadNews, lastTool, visitorMetadata } from "@/lib/server/market";
import { requireUser, type User } from "@/lib/server/session/visitor";
import type { Response } from "@/lib/contract/calls";
import type { RecentAnimals as RecentAnimalList } from "@/lib/contract/top/portal/portal.types";

export const generateMetadata = visitorMetadata("portal", (t) => ({ title: t("title") }));

const shownSamples = 5;

export default async function MyPage({ searchParams }: PageProps<"/my">) {
  const user = await requireUser(paths.my);
  const t = translate("portal");
  const { name, type } = user;
  const params = await searchParams;
  const { page } = parseCategoryQuery({ page: params["samples"] });
  const [attention, reports, samples, animals, ahead, gaps] = await Promise.all([
    tryReadAsVisitor("portal.attention", {}),
    tryReadAsVisitor("results.list", { query: { size: reportsRead, days: newReportDays } }),
    tryReadAsVisitor("sampleTracker.list", { query: { page, size: shownSamples } }),
    tryReadAsVisitor("portal.recentAnimals", {}),
    tryReadAsVisitor("portal.datesAhead", {}),
    type === "breeder" ? tryReadAsVisitor("portal.testGaps", {}) : undefined,
  ]);
  const isSingle = type === "owner" && animals?.count === 1;
  return (
    <Dashboard
      name={name}
      type={type}
      signedInAs={t("signedInAs", { name, type })}
      tools={toolLinks(user, t)}
      lastTool={await lastTool()}
      attention={<AttentionSection attention={attention} type={type} />}
      onlyAnimal={isSingle && <SingleAnimal animals={animals} samples={samples} />}
      reports={!isSingle && <LatestReports reports={reports} type={type} />}
      samples={<OpenSamples samples={samples} page={page} pageSize={shownSamples} />}
      gaps={gaps && gaps.count > 0 && <TestGaps gaps={gaps} />}
      ahead={<DatesAhead dates={ahead} type={type} />}
      animals={!isSingle && <RecentAnimals animals={animals} type={type} />}
      news={(await isNewsShown(user)) && <NewsLine />}
      notice={unavailableToolNotice(params["not"], t)}
    />
  );
}

const isNewsShown = async ({ isAdmin, loggedInBy }: User) =>
  !isAdmin && loggedInBy === null && !(await hasReadNews());

interface SingleAnimalProps {
  readonly animals: RecentAnimalList;
  readonly samples: Response<"sampleTracker.list"> | undefined;
}

/** Its newest report counts, however old. */
async function SingleAnimal({ animals, samples }: SingleAnimalProps) {
  const [animal] = animals.results;
  if (animal === undefined) return null;
  const newest = await tryReadAsVisitor("results.list", { query: { size: 1 } });
  return <OnlyAnimal animal={animal} newest={newest} sample={samples?.results[0]} />;
}
