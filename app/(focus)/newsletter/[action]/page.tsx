import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { requestMessages } from "@/lib/i18n/translate";
import { NewsletterLinkView } from "@/components/account/newsletter/newsletter-link-view";
import { visitorMarket } from "@/lib/server/market";
import { parseLinkToken } from "@/lib/server/page-params";

const actions = ["confirm", "unsubscribe"] as const;

const readAction = async (params: PageProps<"/newsletter/[action]">["params"]) => {
  const { action } = await params;
  return actions.find((known) => known === action) ?? notFound();
};

export async function generateMetadata({ params }: PageProps<"/newsletter/[action]">): Promise<Metadata> {
  const action = await readAction(params);
  const messages = requestMessages("newsletter");
  return { title: messages[action].title, description: messages.description };
}

/** What the links in newsletter mails open. */
export default async function NewsletterLinkPage({
  params,
  searchParams,
}: PageProps<"/newsletter/[action]">) {
  const action = await readAction(params);
  const token = parseLinkToken((await searchParams).token);
  await visitorMarket();
  return <NewsletterLinkView action={action} token={token} />;
}
