import type { Metadata } from "next";
import { LinkGone } from "@/components/kits/reminders/link-gone";
import { Reminders } from "@/components/kits/reminders/reminders-client";
import { getMessages, getTranslator } from "@/lib/i18n/messages";
import { paths } from "@/lib/navigation/paths";
import { visitorMarket } from "@/lib/server/market";

interface PageProps {
  searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
}

export async function generateMetadata(): Promise<Metadata> {
  const { language } = await visitorMarket();
  const t = getTranslator(language, "reminders");
  return { title: t("metaTitle"), description: t("description") };
}

/** Which reminders an address gets, by the link in its mails. */
export default async function Page({ searchParams }: PageProps) {
  const { language } = await visitorMarket();
  const { token } = await searchParams;
  const messages = getMessages(language, "reminders");
  const contactPath = paths.pages.contact;
  return (
    <div className="mx-auto grid w-full max-w-text gap-6">
      {typeof token === "string" && token !== "" ? (
        <Reminders
          token={token}
          contactPath={contactPath}
          messages={messages}
          formMessages={getMessages(language, "form")}
        />
      ) : (
        <LinkGone messages={messages} contactPath={contactPath} />
      )}
    </div>
  );
}
