import { redirect } from "next/navigation";
import { Link } from "@/components/links/link";
import { translate } from "@/lib/i18n/translate";
import { cardStyles } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import { LinkButton } from "@/components/links/link-button";
import { paths } from "@/lib/navigation/paths";
import { visitorMarket, visitorMetadata } from "@/lib/server/market";
import { readSessionToken } from "@/lib/server/session/visitor";

export const generateMetadata = visitorMetadata("accountData", (t) => ({
  title: t("deleted.title"),
  description: t("deleted.description"),
}));

/** Shown after an account was deleted. Signed-in users are sent to their portal. */
export default async function AccountDeletedPage() {
  if ((await readSessionToken()) !== undefined) redirect(paths.my);
  await visitorMarket();
  const t = translate("accountData");
  return (
    <div className={cn(cardStyles, "mx-auto grid w-full max-w-form gap-6")}>
      <h1>{t("deleted.title")}</h1>
      <p>{t("deleted.text")}</p>
      <p>{t("deleted.again")}</p>
      <LinkButton href={paths.home}>{t("deleted.home")}</LinkButton>
      <Link href={paths.pages.deleteAccount}>{t("deleted.what")}</Link>
    </div>
  );
}
