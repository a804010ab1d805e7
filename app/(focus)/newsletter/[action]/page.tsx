import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { NewsletterLinkView } from "@/components/account/newsletter/newsletter-link-view";
import { getMessages } from "@/lib/i18n/messages";
import { visitorMarket } from "@/lib/server/market";
import { parseLinkToken } from "@/lib/server/page-params";

interface PageProps {
  readonly params: Promise<{ readonly action: string }>;
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
}

const actions = ["confirm", "unsubscribe"] as const;

const readAction = async (params: PageProps["params"]) => {
  const { action } = await params;
  return actions.find((known) => known === action) ?? notFound();
};

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const action = await readAction(params);
  const messages = getMessages((await visitorMarket()).language, "newsletter");
  return { title: messages[action].title, description: messages.description };
}

/** What the links in newsletter mails open. */
export default async function NewsletterLinkPage({ params, searchParams }: PageProps) {
  const action = await readAction(params);
  const token = parseLinkToken((await searchParams).token);
  const { language } = await visitorMarket();
  return <NewsletterLinkView action={action} language={language} token={token} />;
}
