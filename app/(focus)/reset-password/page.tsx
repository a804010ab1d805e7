import { Link } from "@/components/links/link";
import { ClientMessages } from "@/lib/i18n/client-messages";
import { translate } from "@/lib/i18n/translate";
import { ResetFormClient } from "@/components/account/registration/reset-form-client";
import { cardStyles } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import { paths } from "@/lib/navigation/paths";
import { parseLinkToken } from "@/lib/server/page-params";
import { visitorMarket, visitorMetadata } from "@/lib/server/market";

export const generateMetadata = visitorMetadata("registration", (t) => ({
  title: t("resetPassword.title"),
  description: t("resetPassword.description"),
}));

export default async function ResetPasswordPage({ searchParams }: PageProps<"/reset-password">) {
  const token = parseLinkToken((await searchParams).token);
  await visitorMarket();
  const t = translate("registration");
  return (
    <div className={cn(cardStyles, "mx-auto grid w-full max-w-form gap-6")}>
      <h1>{t("resetPassword.title")}</h1>
      {token === undefined ? (
        <>
          <p>{t("resetPassword.linkIncomplete")}</p>
          <Link href={paths.forgotPassword}>{t("resetPassword.requestNewLink")}</Link>
        </>
      ) : (
        <>
          <p>{t("resetPassword.text")}</p>
          <ClientMessages areas={["registration.resetPassword.form"]}>
            <ResetFormClient token={token} />
          </ClientMessages>
        </>
      )}
    </div>
  );
}
