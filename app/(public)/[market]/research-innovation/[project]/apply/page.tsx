import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { parseMarket } from "@/lib/config/markets/market";
import { isResearchProject } from "@/lib/config/research";
import { getTranslator } from "@/lib/i18n/messages";
import { paths } from "@/lib/navigation/paths";
import type { MarketParams } from "@/app/(public)/[market]/layout";
import { ApplyPage } from "@/app/(public)/[market]/research-innovation/_parts/apply-page";

interface PageProps {
  readonly params: Promise<MarketParams & { readonly project: string }>;
}

/** Without it Next would render the page for every request. */
export function generateStaticParams(): [] {
  return [];
}

async function read(params: PageProps["params"]) {
  const { market, project } = await params;
  if (!isResearchProject(project)) return notFound();
  return { market: parseMarket(market) ?? notFound(), project };
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { market, project } = await read(params);
  const t = getTranslator(market.language, "research");
  return {
    title: t("project.metaTitle", { project: t(`labels.projects.${project}`) }),
    description: t(`about.${project}`),
    alternates: { canonical: paths.researchProject(project) },
  };
}

export default async function ResearchProjectPage({ params }: PageProps) {
  const { market, project } = await read(params);
  const t = getTranslator(market.language, "research");
  return (
    <ApplyPage
      market={market}
      title={t("project.title", { project: t(`labels.projects.${project}`) })}
      intro={t(`about.${project}`)}
      path={paths.researchProject(project)}
      project={project}
    >
      <p>
        <a href={paths.researchApplication}>{t("project.other")}</a>
      </p>
    </ApplyPage>
  );
}
