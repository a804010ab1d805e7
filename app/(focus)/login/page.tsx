import { Link } from "@/components/links/link";
import { ClientMessages } from "@/lib/i18n/client-messages";
import { translate } from "@/lib/i18n/translate";
import { LoginFormClient } from "@/components/account/auth/login-form-client";
import { cardStyles } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import { paths } from "@/lib/navigation/paths";
import { visitorMarket, visitorMetadata } from "@/lib/server/market";
import { safeRedirectPath } from "@/lib/server/safe-redirect-path";

const loginStyles = cn(cardStyles, "mx-auto grid w-full max-w-form gap-6");

export const generateMetadata = visitorMetadata("auth", (t) => ({
  title: t("title"),
  description: t("description"),
}));

export default async function LoginPage({ searchParams }: PageProps<"/login">) {
  const { next } = await searchParams;
  await visitorMarket();
  const t = translate("auth");
  return (
    <div className={loginStyles}>
      <h1>{t("title")}</h1>
      <ClientMessages areas={["auth"]}>
        <LoginFormClient next={(typeof next === "string" ? safeRedirectPath(next) : undefined) ?? paths.my} />
      </ClientMessages>
      <p>
        <Link href={paths.forgotPassword}>{t("forgotPassword")}</Link>
      </p>
      <p>
        {t("noAccount")} <Link href={paths.register}>{t("register")}</Link>
      </p>
    </div>
  );
}
