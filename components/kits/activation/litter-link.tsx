import type { Translator } from "@/lib/i18n/translator";
import { paths } from "@/lib/navigation/paths";

/** For breeders, in the first step. */
export function LitterLink({ t }: { readonly t: Translator<"activation"> }) {
  return (
    <p>
      {t("litter")} <a href={paths.activateLitter}>{t("litterLink")}</a>
    </p>
  );
}
