import type { Metadata } from "next";
import { KitsToActivate } from "@/components/kits/kits-to-activate";
import { Dashboard } from "@/components/portal/dashboard";
import { toolLinks, unavailableToolNotice } from "@/components/portal/tool-links";
import { LatestReports } from "@/components/results/latest-reports";
import { readUnusedKits } from "@/lib/data/kits";
import { readLatestReports } from "@/lib/data/results";
import { paths } from "@/lib/navigation/paths";
import { lastTool, visitorMarket } from "@/lib/server/market";
import { requireUser } from "@/lib/server/session/visitor";
import { getTranslator } from "@/lib/i18n/messages";

export async function generateMetadata(): Promise<Metadata> {
  const { language } = await visitorMarket();
  return { title: getTranslator(language, "portal")("title") };
}

/** More are listed with their orders. */
const shownKits = 3;

const shownReports = 3;

interface PageProps {
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function MyPage({ searchParams }: PageProps) {
  const user = await requireUser(paths.my);
  const { language } = await visitorMarket();
  const t = getTranslator(language, "portal");
  const { name, type, countryCode } = user;
  const reports = await readLatestReports(shownReports);
  return (
    <Dashboard
      name={name}
      signedInAs={t("signedInAs", { name, type })}
      tools={toolLinks(user, t)}
      lastTool={await lastTool()}
      reports={<LatestReports reports={reports?.results ?? []} country={countryCode} language={language} />}
      kits={<KitsToActivate kits={await readUnusedKits(shownKits)} language={language} />}
      notice={unavailableToolNotice((await searchParams)["not"], t)}
      t={t}
    />
  );
}
