import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { alternatesOf } from "@/lib/server/alternates";
import { Link } from "@/components/links/link";
import { marketOfParams } from "@/lib/server/market";
import { translate } from "@/lib/i18n/translate";
import { isResearchProject } from "@/lib/config/community/research";
import { paths } from "@/lib/navigation/paths";
import { ApplyPage } from "@/app/(public)/[market]/research-innovation/_parts/apply-page";

export { generateStaticParams } from "@/app/(public)/[market]/_parts/no-static-params";

async function read(params: PageProps<"/[market]/research-innovation/[project]/apply">["params"]) {
  const market = await marketOfParams(params);
  const { project } = await params;
  if (!isResearchProject(project)) return notFound();
  return { market, project };
}

export async function generateMetadata({
  params,
}: PageProps<"/[market]/research-innovation/[project]/apply">): Promise<Metadata> {
  const { project } = await read(params);
  const t = translate("research");
  return {
    title: t("project.metaTitle", { project: t(`labels.projects.${project}`) }),
    description: t(`about.${project}`),
    alternates: alternatesOf(paths.researchProject(project)),
  };
}

export default async function ResearchProjectPage({
  params,
}: PageProps<"/[market]/research-innovation/[project]/apply">) {
  const { market, project } = await read(params);
  const t = translate("research");
  return (
    <ApplyPage
      market={market}
      title={t("project.title", { project: t(`labels.projects.${project}`) })}
      intro={t(`about.${project}`)}
      path={paths.researchProject(project)}
      project={project}
    >
      <p>
        <Link href={paths.researchApplication}>{t("project.other")}</Link>
      </p>
    </ApplyPage>
  );
}
