import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { parseMarket } from "@/lib/config/markets/market";
import { researchProjects } from "@/lib/config/research";
import { getTranslator } from "@/lib/i18n/messages";
import { paths } from "@/lib/navigation/paths";
import type { MarketParams } from "@/app/(public)/[market]/layout";
import { ApplyPage } from "@/app/(public)/[market]/research-innovation/_parts/apply-page";

interface PageProps {
  readonly params: Promise<MarketParams>;
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { language } = parseMarket((await params).market) ?? notFound();
  const t = getTranslator(language, "research");
  return {
    title: t("apply.metaTitle"),
    description: t("apply.description"),
    alternates: { canonical: paths.researchApplication },
  };
}

export default async function ResearchApplicationPage({ params }: PageProps) {
  const market = parseMarket((await params).market) ?? notFound();
  const t = getTranslator(market.language, "research");
  return (
    <ApplyPage
      market={market}
      title={t("apply.title")}
      intro={t("apply.intro")}
      path={paths.researchApplication}
    >
      <section>
        <h2 className="text-title-3">{t("apply.projects")}</h2>
        <ul className="mt-2 grid gap-4">
          {researchProjects.map((project) => (
            <li key={project}>
              <h3 className="text-body font-medium">
                <a href={paths.researchProject(project)}>{t(`labels.projects.${project}`)}</a>
              </h3>
              <p className="text-quiet">{t(`about.${project}`)}</p>
            </li>
          ))}
        </ul>
      </section>
    </ApplyPage>
  );
}
