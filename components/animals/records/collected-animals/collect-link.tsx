import { LinkButton } from "@/components/ui/link-button";
import type { Language } from "@/lib/config/languages";
import { getTranslator } from "@/lib/i18n/messages";
import { fixedPaths } from "@/lib/navigation/fixed-paths";

/** Opens the page that agents use at shows, with a hint what it is for. */
export function CollectLink({ language }: { readonly language: Language }) {
  const t = getTranslator(language, "collector");
  return (
    <>
      <LinkButton href={fixedPaths.collect} kind="secondary">
        {t("link")}
      </LinkButton>
      <p className="text-small text-quiet">{t("linkHint")}</p>
    </>
  );
}
