import type { ReactNode } from "react";
import { ClientMessages } from "@/lib/i18n/client-messages";
import { translate } from "@/lib/i18n/translate";
import { ResearchForm } from "@/components/community/research/research-form-client";
import { Breadcrumbs } from "@/components/links/breadcrumbs";
import { Card } from "@/components/ui/card";
import { brand } from "@/lib/config/brand";
import type { Market } from "@/lib/config/markets/market";
import type { ResearchProject } from "@/lib/config/community/research";
import { readCountries } from "@/lib/data/kernel/countries";
import { paths } from "@/lib/navigation/paths";

interface ApplyPageProps {
  readonly market: Market;
  readonly title: string;
  readonly intro: string;
  readonly path: string;
  readonly project?: ResearchProject;
  /** Beside the form. */
  readonly children: ReactNode;
}

/** A static page with the form. */
export async function ApplyPage({ market, title, intro, path, project, children }: ApplyPageProps) {
  const t = translate("research");
  const countries = await readCountries(market);
  return (
    <>
      <div className="mb-6">
        <Breadcrumbs
          label={translate("common")("breadcrumbs")}
          parts={[
            { href: paths.home, label: translate("categoryPages")("places.home") },
            { href: paths.pages.research, label: t("apply.parent") },
            { href: path, label: t("apply.crumb") },
          ]}
        />
      </div>
      <h1>{title}</h1>
      <p className="mt-2 mb-6 max-w-text text-lead text-quiet">{intro}</p>
      <noscript>
        <p className="mb-6 max-w-text">{t("apply.noScript", { mail: `research@${brand.mailDomain}` })}</p>
      </noscript>
      <div className="grid grid-cols-1 items-start gap-8 desk:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <Card>
          <ClientMessages areas={["form", "research", "security"]}>
            <ResearchForm
              project={project}
              countries={countries.map(({ code, name }) => ({ value: code, label: name }))}
              links={{ research: paths.pages.research, privacy: paths.pages.privacy }}
            />
          </ClientMessages>
        </Card>
        <div className="grid gap-8">
          {children}
          <section>
            <h2 className="text-title-3">{t("next.title")}</h2>
            <ol className="mt-2 list-decimal space-y-2 pl-5 text-quiet">
              <li>{t("next.first")}</li>
              <li>{t("next.second")}</li>
              <li>{t("next.third")}</li>
            </ol>
          </section>
        </div>
      </div>
    </>
  );
}
