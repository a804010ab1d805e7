import { publicMetadata } from "@/app/(public)/[market]/_parts/public-metadata";
import { Link } from "@/components/links/link";
import { marketOfParams } from "@/lib/server/market";
import { translate } from "@/lib/i18n/translate";
import { researchProjects } from "@/lib/config/community/research";
import { paths } from "@/lib/navigation/paths";
import { ApplyPage } from "@/app/(public)/[market]/research-innovation/_parts/apply-page";

export const generateMetadata = publicMetadata(paths.researchApplication, "research", (t) => ({
  title: t("apply.metaTitle"),
  description: t("apply.description"),
}));

export default async function ResearchApplicationPage({
  params,
}: PageProps<"/[market]/research-innovation/apply">) {
  const market = await marketOfParams(params);
  const t = translate("research");
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
                <Link href={paths.researchProject(project)}>{t(`labels.projects.${project}`)}</Link>
              </h3>
              <p className="text-quiet">{t(`about.${project}`)}</p>
            </li>
          ))}
        </ul>
      </section>
    </ApplyPage>
  );
}
