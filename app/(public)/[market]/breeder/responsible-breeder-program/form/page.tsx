import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { BreederVisitClient } from "@/components/responsible-breeders/breeder-visit-client";
import { parseMarket } from "@/lib/config/market";
import { paths } from "@/lib/navigation/paths";
import { messagesOf, wordsOf } from "@/lib/server/words";
import type { MarketParams } from "@/app/(public)/[market]/layout";
import { ProgramWay } from "@/app/(public)/[market]/breeder/responsible-breeder-program/_parts/program-way";

interface PageProps {
  params: Promise<MarketParams>;
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { language } = parseMarket((await params).market) ?? notFound();
  const words = wordsOf(language, "responsibleBreeders");
  return {
    title: words("form.title"),
    description: words("form.description"),
    alternates: { canonical: paths.responsibleBreeders.form },
  };
}

/** The same for everybody; what it asks of whom, and how their matter stands, is found out in the browser. */
export default async function BreederFormPage({ params }: PageProps) {
  const { language } = parseMarket((await params).market) ?? notFound();
  const { form, visit, fields, facts } = messagesOf(language, "responsibleBreeders");
  return (
    <>
      <ProgramWay language={language} page="form" />
      <h1>{form.title}</h1>
      <p className="mt-2 mb-6 max-w-text text-lead text-quiet">{form.intro}</p>
      <noscript>
        <p className="mb-6 max-w-text">{form.noScript}</p>
      </noscript>
      <BreederVisitClient
        words={{ visit, fields, facts }}
        sendingWords={messagesOf(language, "sending")}
        links={{
          login: paths.loginFor(paths.responsibleBreeders.form),
          register: paths.registerAs("breeder"),
          search: paths.responsibleBreeders.search,
        }}
      />
    </>
  );
}
