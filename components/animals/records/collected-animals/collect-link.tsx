import { translate } from "@/lib/i18n/translate";
import { LinkButton } from "@/components/links/link-button";
import { fixedPaths } from "@/lib/navigation/fixed-paths";

/** Opens the page that agents use at shows, with a hint what it is for. */
export function CollectLink() {
  const t = translate("collector");
  return (
    <>
      <LinkButton href={fixedPaths.collect} kind="secondary">
        {t("link")}
      </LinkButton>
      <p className="text-small text-quiet">{t("linkHint")}</p>
    </>
  );
}
