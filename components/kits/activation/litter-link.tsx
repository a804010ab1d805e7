import { useTranslator } from "#use-messages";
import { paths } from "@/lib/navigation/paths";

/** For breeders, in the first step. */
export function LitterLink() {
  const t = useTranslator("activation");
  return (
    <p>
      {t("litter")} <a href={paths.activateLitter}>{t("litterLink")}</a>
    </p>
  );
}
