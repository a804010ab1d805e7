import type { Metadata } from "next";
import { alternatesOf } from "@/lib/server/alternates";
import { ClientMessages } from "@/lib/i18n/client-messages";
import { marketOfParams } from "@/lib/server/market";
import { requestMessages, translate } from "@/lib/i18n/translate";
import { ReportAuthentication } from "@/components/animals/results/report-authentication/report-authentication-client";
import { PageBreadcrumbs } from "@/app/(public)/[market]/_parts/page-breadcrumbs";
import { paths } from "@/lib/navigation/paths";

export async function generateMetadata({
  params,
}: PageProps<"/[market]/tools/report-authentication">): Promise<Metadata> {
  await marketOfParams(params);
  const t = translate("reportAuthentication");
  return {
    title: t("metaTitle"),
    description: t("description"),
    alternates: alternatesOf(paths.reportAuthentication),
  };
}

/** A static page: what is looked up is known in the browser only. */
export default async function Page({ params }: PageProps<"/[market]/tools/report-authentication">) {
  const { store } = await marketOfParams(params);
  const messages = requestMessages("reportAuthentication");
  return (
    <>
      <PageBreadcrumbs path={paths.reportAuthentication} pageName={messages.crumb} />
      <h1>{messages.title}</h1>
      <p className="mt-2 mb-6 max-w-text text-lead text-quiet">{messages.intro}</p>
      <noscript>
        <p className="mb-6 max-w-text">{messages.noScript}</p>
      </noscript>
      <ClientMessages areas={["form", "reportAuthentication"]}>
        <ReportAuthentication country={store} />
      </ClientMessages>
      <p className="mt-8 max-w-text text-small text-quiet">{messages.privacy}</p>
    </>
  );
}
