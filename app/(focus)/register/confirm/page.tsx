import { Link } from "@/components/links/link";
import { ClientMessages } from "@/lib/i18n/client-messages";
import { translate } from "@/lib/i18n/translate";
import { ConfirmFormClient } from "@/components/account/registration/confirm-form-client";
import { cardStyles } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import { paths } from "@/lib/navigation/paths";
import { parseLinkToken } from "@/lib/server/page-params";
import { visitorMarket, visitorMetadata } from "@/lib/server/market";

export const generateMetadata = visitorMetadata("registration", (t) => ({
  title: t("confirm.title"),
  description: t("confirm.description"),
}));

export default async function ConfirmPage({ searchParams }: PageProps<"/register/confirm">) {
  const token = parseLinkToken((await searchParams).token);
  await visitorMarket();
  const t = translate("registration");
  return (
    <div className={cn(cardStyles, "mx-auto grid w-full max-w-form gap-6")}>
      <h1>{t("confirm.title")}</h1>
      {token === undefined ? (
        <>
          <p>{t("confirm.linkIncomplete")}</p>
          <Link href={paths.register}>{t("confirm.registerAgain")}</Link>
        </>
      ) : (
        <>
          <p>{t("confirm.text")}</p>
          <ClientMessages areas={["registration.confirm.form"]}>
            <ConfirmFormClient token={token} />
          </ClientMessages>
          <p className="text-small text-quiet">
            {t("confirm.notChosen")} <Link href={paths.register}>{t("confirm.registerAgain")}</Link>
          </p>
        </>
      )}
    </div>
  );
}
