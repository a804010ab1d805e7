import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { SubscribeForm } from "@/components/newsletter/subscribe-form-client";
import { ContentView } from "@/components/content/content-view";
import { Card } from "@/components/ui/card";
import { parseMarket } from "@/lib/config/market";
import { listContentBreadcrumbs, listNextLinks } from "@/lib/data/content-links";
import { articles, findContent } from "@/lib/data/contents";
import { getMessages, getTranslator } from "@/lib/i18n/messages";
import { paths } from "@/lib/navigation/paths";
import type { MarketParams } from "@/app/(public)/[market]/layout";

interface PageProps {
  readonly params: Promise<MarketParams>;
}

const path = paths.pages.pawPrint;
const readContent = () => findContent(path) ?? notFound();

export function generateMetadata(): Metadata {
  const { title, description } = readContent();
  return {
    title,
    description,
    alternates: { canonical: path },
    openGraph: { title, description, url: path },
  };
}

/** The content page of this address, with the form above its text. */
export default async function PawPrintPage({ params }: PageProps) {
  const market = parseMarket((await params).market) ?? notFound();
  const { language } = market;
  const content = readContent();
  const t = getTranslator(language, "content");
  const { noScript, form } = getMessages(language, "newsletter");
  const { default: Body } = await content.load();
  return (
    <ContentView
      content={content}
      Body={Body}
      crumbs={listContentBreadcrumbs(content, t)}
      nextPages={listNextLinks(content, t)}
      articles={articles}
      country={market.region}
      t={t}
    >
      <noscript>
        <p>{noScript}</p>
      </noscript>
      <Card>
        <h2 className="mb-4">{form.title}</h2>
        <SubscribeForm
          messages={{ form, security: getMessages(language, "security") }}
          formMessages={getMessages(language, "form")}
        />
      </Card>
    </ContentView>
  );
}
