import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { BreederProgram } from "@/components/community/responsible-breeders/breeder-program-client";
import { parseMarket } from "@/lib/config/markets/market";
import { paths } from "@/lib/navigation/paths";
import { getMessages, getTranslator } from "@/lib/i18n/messages";
import type { MarketParams } from "@/app/(public)/[market]/layout";
import { ProgramBreadcrumbs } from "@/app/(public)/[market]/breeder/responsible-breeder-program/_parts/program-breadcrumbs";

interface PageProps {
  params: Promise<MarketParams>;
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { language } = parseMarket((await params).market) ?? notFound();
  const t = getTranslator(language, "responsibleBreeders");
  return {
    title: t("form.title"),
    description: t("form.description"),
    alternates: { canonical: paths.responsibleBreeders.form },
  };
}

/** A static page: the visitor's account and application are loaded in the browser. */
export default async function BreederFormPage({ params }: PageProps) {
  const { language } = parseMarket((await params).market) ?? notFound();
  const { form, visit, fields, facts } = getMessages(language, "responsibleBreeders");
  return (
    <>
      <ProgramBreadcrumbs language={language} page="form" />
      <h1>{form.title}</h1>
      <p className="mt-2 mb-6 max-w-text text-lead text-quiet">{form.intro}</p>
      <noscript>
        <p className="mb-6 max-w-text">{form.noScript}</p>
      </noscript>
      <BreederProgram
        messages={{ visit, fields, facts }}
        formMessages={getMessages(language, "form")}
        links={{
          login: paths.loginFor(paths.responsibleBreeders.form),
          register: paths.registerAs("breeder"),
          search: paths.responsibleBreeders.search,
        }}
      />
    </>
  );
}
