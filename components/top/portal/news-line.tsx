import { Link } from "@/components/links/link";
import { ClientMessages } from "@/lib/i18n/client-messages";
import { translate } from "@/lib/i18n/translate";
import { paths } from "@/lib/navigation/paths";
import { DismissibleNews } from "./dismissible-news-client";

/** What the banner of the shop says, in one line that can be dismissed. */
export function NewsLine() {
  const t = translate("layout");
  return (
    <ClientMessages areas={["portal.news"]}>
      <DismissibleNews label={t("banner.label")}>
        {t("banner.text")} <Link href={paths.pages.merger}>{t("banner.link")}</Link>
      </DismissibleNews>
    </ClientMessages>
  );
}
