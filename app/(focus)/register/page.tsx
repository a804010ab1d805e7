import { Link } from "@/components/links/link";
import { translate } from "@/lib/i18n/translate";
import { AccountTypes } from "@/components/account/registration/account-types";
import { paths } from "@/lib/navigation/paths";
import { visitorMarket, visitorMetadata } from "@/lib/server/market";

export const generateMetadata = visitorMetadata("registration", (t) => ({
  title: t("title"),
  description: t("description"),
}));

export default async function RegisterPage() {
  await visitorMarket();
  const t = translate("registration");
  return (
    <div className="grid gap-6">
      <h1>{t("title")}</h1>
      <p className="text-lead">{t("choose")}</p>
      <AccountTypes />
      <p>
        {t("haveAccount")} <Link href={paths.login}>{t("login")}</Link>
      </p>
    </div>
  );
}
