import { useTranslator } from "#use-messages";
import { Link } from "@/components/links/link";
import { paths } from "@/lib/navigation/paths";

/** For breeders, in the first step. */
export function LitterLink() {
  const t = useTranslator("activation");
  return (
    <p>
      {t("litter")} <Link href={paths.activateLitter}>{t("litterLink")}</Link>
    </p>
  );
}
