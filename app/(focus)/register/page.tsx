import type { Metadata } from "next";
import { AccountTypes } from "@/components/account/registration/account-types";
import { paths } from "@/lib/navigation/paths";
import { visitorMarket } from "@/lib/server/market";
import { getTranslator } from "@/lib/i18n/messages";

export async function generateMetadata(): Promise<Metadata> {
  const { language } = await visitorMarket();
  const t = getTranslator(language, "registration");
  return { title: t("title"), description: t("description") };
}

export default async function RegisterPage() {
  const { language } = await visitorMarket();
  const t = getTranslator(language, "registration");
  return (
    <div className="grid gap-6">
      <h1>{t("title")}</h1>
      <p className="text-lead">{t("choose")}</p>
      <AccountTypes t={t} />
      <p>
        {t("haveAccount")} <a href={paths.login}>{t("login")}</a>
      </p>
    </div>
  );
}
