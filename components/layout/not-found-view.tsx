import { translate } from "@/lib/i18n/translate";
import { LinkButton } from "@/components/links/link-button";
import { paths } from "@/lib/navigation/paths";

/** Part of every page's flight data, so it is kept short. */
export function NotFoundView() {
  const t = translate("common");
  return (
    <div className="grid max-w-text justify-items-start gap-4">
      <h1>{t("notFound.title")}</h1>
      <p className="text-lead text-quiet">{t("notFound.hint")}</p>
      <p>
        <LinkButton href={paths.home}>{t("notFound.home")}</LinkButton>
      </p>
    </div>
  );
}
