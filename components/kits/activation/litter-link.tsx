import { useTranslator } from "#use-messages";
import { Link } from "@/components/links/link";
import { fixedPaths } from "@/lib/navigation/fixed-paths";

/** For breeders, in the first step. */
export function LitterLink() {
  const t = useTranslator("activation");
  return (
    <p>
      {t("litter")} <Link href={fixedPaths.activateLitter}>{t("litterLink")}</Link>
    </p>
  );
}
