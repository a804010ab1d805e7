import { paths } from "@/lib/navigation/paths";
import type { Translator } from "@/lib/i18n/translator";

export function ReleaseBanner({ t }: { readonly t: Translator<"layout"> }) {
  return (
    <aside aria-label={t("banner.label")} className="news bg-ink text-card [--ring:var(--color-card)]">
      <p className="px-4 py-2 text-center text-small">
        {t("banner.text")}{" "}
        <a href={paths.pages.merger} className="text-card hover:text-card">
          {t("banner.link")}
        </a>
      </p>
    </aside>
  );
}
