import { Link } from "@/components/links/link";
import { translate } from "@/lib/i18n/translate";
import { paths } from "@/lib/navigation/paths";

export function ReleaseBanner() {
  const t = translate("layout");
  return (
    <aside aria-label={t("banner.label")} className="news bg-ink text-card [--ring:var(--color-card)]">
      <p className="px-4 py-2 text-center text-small">
        {t("banner.text")}{" "}
        <Link href={paths.pages.merger} className="text-card hover:text-card">
          {t("banner.link")}
        </Link>
      </p>
    </aside>
  );
}
