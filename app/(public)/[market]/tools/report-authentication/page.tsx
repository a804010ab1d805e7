import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ReportAuthentication } from "@/components/animals/results/report-authentication/report-authentication-client";
import { PageBreadcrumbs } from "@/app/(public)/[market]/_parts/page-breadcrumbs";
import { parseMarket } from "@/lib/config/markets/market";
import { getMessages, getTranslator } from "@/lib/i18n/messages";
import { paths } from "@/lib/navigation/paths";
import type { MarketParams } from "@/app/(public)/[market]/layout";

interface PageProps {
  params: Promise<MarketParams>;
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { language } = parseMarket((await params).market) ?? notFound();
  const t = getTranslator(language, "reportAuthentication");
  return {
    title: t("metaTitle"),
    description: t("description"),
    alternates: { canonical: paths.reportAuthentication },
  };
}

/** A static page: what is looked up is known in the browser only. */
export default async function Page({ params }: PageProps) {
  const { language, store } = parseMarket((await params).market) ?? notFound();
  const messages = getMessages(language, "reportAuthentication");
  return (
    <>
      <PageBreadcrumbs language={language} path={paths.reportAuthentication} pageName={messages.crumb} />
      <h1>{messages.title}</h1>
      <p className="mt-2 mb-6 max-w-text text-lead text-quiet">{messages.intro}</p>
      <noscript>
        <p className="mb-6 max-w-text">{messages.noScript}</p>
      </noscript>
      <ReportAuthentication
        messages={messages}
        formMessages={getMessages(language, "form")}
        country={store}
      />
      <p className="mt-8 max-w-text text-small text-quiet">{messages.privacy}</p>
    </>
  );
}
