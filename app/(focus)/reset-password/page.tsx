import type { Metadata } from "next";
import { ResetFormClient } from "@/components/account/registration/reset-form-client";
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
  return { title: t("resetPassword.title"), description: t("resetPassword.description") };
}

export default async function ResetPasswordPage({ searchParams }: PageProps) {
  const token = parseLinkToken((await searchParams).token);
  const { language } = await visitorMarket();
  const t = getTranslator(language, "registration");
  return (
    <div className={cn(cardStyles, "mx-auto grid w-full max-w-form gap-6")}>
      <h1>{t("resetPassword.title")}</h1>
      {token === undefined ? (
        <>
          <p>{t("resetPassword.linkIncomplete")}</p>
          <a href={paths.forgotPassword}>{t("resetPassword.requestNewLink")}</a>
        </>
      ) : (
        <>
          <p>{t("resetPassword.text")}</p>
          <ResetFormClient
            token={token}
            messages={getMessages(language, "registration").resetPassword.form}
            formMessages={getMessages(language, "form")}
          />
        </>
      )}
    </div>
  );
}
