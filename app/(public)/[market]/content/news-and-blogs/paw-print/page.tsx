import { notFound } from "next/navigation";
import { SubscribeForm } from "@/components/account/newsletter/subscribe-form-client";
import { Card } from "@/components/ui/card";
import { parseMarket } from "@/lib/config/markets/market";
import { getMessages } from "@/lib/i18n/messages";
import { paths } from "@/lib/navigation/paths";
import { ContentPage, contentMetadata } from "@/app/(public)/[market]/_parts/content-page";
import type { MarketParams } from "@/app/(public)/[market]/layout";

interface PageProps {
  readonly params: Promise<MarketParams>;
}

const path = paths.pages.pawPrint;

export const generateMetadata = () => contentMetadata(path);

/** The content page of this address, with the form above its text. */
export default async function PawPrintPage({ params }: PageProps) {
  const market = parseMarket((await params).market) ?? notFound();
  const { language } = market;
  const { noScript, form } = getMessages(language, "newsletter");
  return (
    <ContentPage path={path} market={market}>
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
    </ContentPage>
  );
}
