import type { Metadata } from "next";
import { LoginFormClient } from "@/components/account/auth/login-form-client";
import { cardStyles } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import { paths } from "@/lib/navigation/paths";
import { visitorMarket } from "@/lib/server/market";
import { safeRedirectPath } from "@/lib/server/safe-redirect-path";
import { getMessages, getTranslator } from "@/lib/i18n/messages";
import { pickMessages } from "@/lib/i18n/pick-messages";

const loginStyles = cn(cardStyles, "mx-auto grid w-full max-w-form gap-6");

const loginFormMessages = ["email", "password", "submit", "submitting", "failed", "unconfirmed"] as const;

interface PageProps {
  searchParams: Promise<{ next?: string | string[] }>;
}

export async function generateMetadata(): Promise<Metadata> {
  const { language } = await visitorMarket();
  const t = getTranslator(language, "auth");
  return { title: t("title"), description: t("description") };
}

export default async function LoginPage({ searchParams }: PageProps) {
  const { next } = await searchParams;
  const { language } = await visitorMarket();
  const t = getTranslator(language, "auth");
  return (
    <div className={loginStyles}>
      <h1>{t("title")}</h1>
      <LoginFormClient
        next={(typeof next === "string" ? safeRedirectPath(next) : undefined) ?? paths.my}
        messages={pickMessages(getMessages(language, "auth"), loginFormMessages)}
        formMessages={getMessages(language, "form")}
      />
      <p>
        <a href={paths.forgotPassword}>{t("forgotPassword")}</a>
      </p>
      <p>
        {t("noAccount")} <a href={paths.register}>{t("register")}</a>
      </p>
    </div>
  );
}
