import { readAsVisitor } from "@/lib/data/visitor-calls";
import { translate } from "@/lib/i18n/translate";
import { AcmFormList } from "@/components/community/acm-forms/acm-form-list";
import { Card } from "@/components/ui/card";
import { LinkButton } from "@/components/links/link-button";
import { DeferredList } from "@/components/lists/deferred-list";
import { parseCategoryQuery } from "@/lib/domain/shop/category-query";
import { paths } from "@/lib/navigation/paths";
import { visitorMetadata } from "@/lib/server/market";
import { requireTool } from "@/lib/server/session/require-tool";

export const generateMetadata = visitorMetadata("acmForms", (t) => ({ title: t("title") }));

export default async function AcmFormsPage({ searchParams }: PageProps<"/my/acm-form-requests">) {
  await requireTool("acm-form");
  const t = translate("acmForms");
  const { page } = parseCategoryQuery({ page: (await searchParams)["page"] });
  return (
    <div className="grid grid-cols-1 gap-6">
      <h1>{t("title")}</h1>
      <p className="max-w-text text-lead text-quiet">{t("intro")}</p>
      <Card>
        <section aria-labelledby="about" className="grid max-w-text gap-3">
          <h2 id="about">{t("about.title")}</h2>
          <p>{t("about.text")}</p>
          <ol className="grid list-decimal gap-1 pl-6">
            {(["request", "sign", "attach"] as const).map((step) => (
              <li key={step}>{t(`about.steps.${step}`)}</li>
            ))}
          </ol>
        </section>
      </Card>
      <p>
        <LinkButton href={paths.newAcmForm}>{t("new")}</LinkButton>
      </p>
      <DeferredList
        key={page}
        label={t("loading")}
        read={() => readAsVisitor("acmForms.list", { query: { page } })}
      >
        {({ results, count }) => <AcmFormList forms={results} count={count} page={page} />}
      </DeferredList>
    </div>
  );
}
