import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { AddAnimalPage } from "@/components/animals/records/add-animal/add-animal-page-client";
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
  const t = getTranslator(language, "addAnimal");
  return {
    title: t("metaTitle"),
    description: t("description"),
    alternates: { canonical: paths.addAnimal },
  };
}

/** A static page: the visitor's account and what they typed are known in the browser only. */
export default async function Page({ params }: PageProps) {
  const { language, store } = parseMarket((await params).market) ?? notFound();
  const messages = getMessages(language, "addAnimal");
  return (
    <>
      <PageBreadcrumbs language={language} path={paths.addAnimal} pageName={messages.crumb} />
      <h1>{messages.title}</h1>
      <p className="mt-2 mb-6 max-w-text text-lead text-quiet">{messages.intro}</p>
      <noscript>
        <p className="mb-6 max-w-text">{messages.noScript}</p>
      </noscript>
      <AddAnimalPage
        country={store}
        links={{ login: paths.loginFor(paths.addAnimal), register: paths.register, my: paths.my }}
        messages={{
          addAnimal: messages,
          activation: getMessages(language, "activation"),
          form: getMessages(language, "form"),
        }}
      />
      <div className="mt-12 grid gap-8 desk:grid-cols-3">
        {(["why", "need", "next"] as const).map((part) => (
          <section key={part}>
            <h2 className="text-title-3">{messages.about[`${part}Title`]}</h2>
            <p className="mt-2 text-quiet">{messages.about[`${part}Text`]}</p>
          </section>
        ))}
      </div>
    </>
  );
}
