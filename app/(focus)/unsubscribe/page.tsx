import type { Metadata } from "next";
import { Unsubscribe } from "@/components/kernel/notifications/unsubscribe-client";
import { getMessages, getTranslator } from "@/lib/i18n/messages";
import { pickMessages } from "@/lib/i18n/pick-messages";
import { paths } from "@/lib/navigation/paths";
import { visitorMarket } from "@/lib/server/market";

interface PageProps {
  searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
}

export async function generateMetadata(): Promise<Metadata> {
  const { language } = await visitorMarket();
  return { title: getTranslator(language, "notifications")("unsubscribe.metaTitle") };
}

/** Turns a kind of notification mails off, by the link in such a mail. */
export default async function UnsubscribePage({ searchParams }: PageProps) {
  const { language } = await visitorMarket();
  const { token } = await searchParams;
  return (
    <div className="mx-auto grid w-full max-w-text gap-6">
      <Unsubscribe
        token={typeof token === "string" && token !== "" ? token : "-"}
        settingsPath={paths.emailSettings}
        messages={pickMessages(getMessages(language, "notifications"), ["unsubscribe", "kinds"])}
        formMessages={getMessages(language, "form")}
      />
    </div>
  );
}
