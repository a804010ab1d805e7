import { notFound } from "next/navigation";
import { ContactForm } from "@/components/community/contact/contact-form-client";
import { Card } from "@/components/ui/card";
import { parseMarket } from "@/lib/config/markets/market";
import { getMessages } from "@/lib/i18n/messages";
import { paths } from "@/lib/navigation/paths";
import { ContentPage, contentMetadata } from "@/app/(public)/[market]/_parts/content-page";
import type { MarketParams } from "@/app/(public)/[market]/layout";

interface PageProps {
  readonly params: Promise<MarketParams>;
}

const path = paths.pages.contact;

export const generateMetadata = () => contentMetadata(path);

/** The content page of this address, with the form above its text. */
export default async function ContactPage({ params }: PageProps) {
  const market = parseMarket((await params).market) ?? notFound();
  const { language } = market;
  const { intro, noScript, form, topics } = getMessages(language, "contact");
  return (
    <ContentPage path={path} market={market}>
      <p className="text-lead text-quiet">{intro}</p>
      <noscript>
        <p>{noScript}</p>
      </noscript>
      <Card>
        <ContactForm
          messages={{ form, topics, security: getMessages(language, "security") }}
          formMessages={getMessages(language, "form")}
        />
      </Card>
    </ContentPage>
  );
}
