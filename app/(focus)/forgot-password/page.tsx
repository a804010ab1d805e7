import type { Metadata } from "next";
import { ForgotFormClient } from "@/components/account/registration/forgot-form-client";
import { cardStyles } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import { readSecurityQuestion } from "@/lib/data/security-question";
import { paths } from "@/lib/navigation/paths";
import { visitorMarket } from "@/lib/server/market";
import { getMessages, getTranslator } from "@/lib/i18n/messages";

export async function generateMetadata(): Promise<Metadata> {
  const { language } = await visitorMarket();
  const t = getTranslator(language, "registration");
  return { title: t("forgotPassword.title"), description: t("forgotPassword.description") };
}

export default async function ForgotPasswordPage() {
  const { language } = await visitorMarket();
  const t = getTranslator(language, "registration");
  return (
    <div className={cn(cardStyles, "mx-auto grid w-full max-w-form gap-6")}>
      <h1>{t("forgotPassword.title")}</h1>
      <p>{t("forgotPassword.text")}</p>
      <ForgotFormClient
        securityQuestion={await readSecurityQuestion()}
        messages={getMessages(language, "registration").forgotPassword.form}
        formMessages={getMessages(language, "form")}
      />
      <a href={paths.login}>{t("forgotPassword.login")}</a>
    </div>
  );
}
