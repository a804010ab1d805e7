import { Link } from "@/components/links/link";
import { ClientMessages } from "@/lib/i18n/client-messages";
import { translate } from "@/lib/i18n/translate";
import { ForgotFormClient } from "@/components/account/registration/forgot-form-client";
import { cardStyles } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import { readSecurityQuestion } from "@/lib/data/account/security-question";
import { paths } from "@/lib/navigation/paths";
import { visitorMarket, visitorMetadata } from "@/lib/server/market";

export const generateMetadata = visitorMetadata("registration", (t) => ({
  title: t("forgotPassword.title"),
  description: t("forgotPassword.description"),
}));

export default async function ForgotPasswordPage() {
  await visitorMarket();
  const t = translate("registration");
  return (
    <div className={cn(cardStyles, "mx-auto grid w-full max-w-form gap-6")}>
      <h1>{t("forgotPassword.title")}</h1>
      <p>{t("forgotPassword.text")}</p>
      <ClientMessages areas={["registration.forgotPassword.form"]}>
        <ForgotFormClient securityQuestion={await readSecurityQuestion()} />
      </ClientMessages>
      <Link href={paths.login}>{t("forgotPassword.login")}</Link>
    </div>
  );
}
