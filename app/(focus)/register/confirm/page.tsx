import type { Metadata } from "next";
import { ConfirmFormClient } from "@/components/account/registration/confirm-form-client";
import { cardStyles } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import { paths } from "@/lib/navigation/paths";
import { parseLinkToken } from "@/lib/server/page-params";
import { visitorMarket } from "@/lib/server/market";
import { getMessages, getTranslator } from "@/lib/i18n/messages";

interface PageProps {
  searchParams: Promise<{ token?: string | string[] }>;
}

export async function generateMetadata(): Promise<Metadata> {
  const { language } = await visitorMarket();
  const t = getTranslator(language, "registration");
  return { title: t("confirm.title"), description: t("confirm.description") };
}

export default async function ConfirmPage({ searchParams }: PageProps) {
  const token = parseLinkToken((await searchParams).token);
  const { language } = await visitorMarket();
  const t = getTranslator(language, "registration");
  return (
    <div className={cn(cardStyles, "mx-auto grid w-full max-w-form gap-6")}>
      <h1>{t("confirm.title")}</h1>
      {token === undefined ? (
        <>
          <p>{t("confirm.linkIncomplete")}</p>
          <a href={paths.register}>{t("confirm.registerAgain")}</a>
        </>
      ) : (
        <>
          <p>{t("confirm.text")}</p>
          <ConfirmFormClient
            token={token}
            messages={getMessages(language, "registration").confirm.form}
            formMessages={getMessages(language, "form")}
          />
          <p className="text-small text-quiet">
            {t("confirm.notChosen")} <a href={paths.register}>{t("confirm.registerAgain")}</a>
          </p>
        </>
      )}
    </div>
  );
}
