import { Link } from "@/components/links/link";
import { translate } from "@/lib/i18n/translate";

export function BackToTop() {
  const t = translate("layout");
  return (
    <Link
      href="#top"
      aria-label={t("backToTop")}
      className="invisible fixed right-4 bottom-4 z-20 grid size-12 place-items-center rounded-full bg-brand text-title-3 text-on-brand no-underline opacity-0 shadow-raised transition-opacity hover:bg-brand-strong hover:text-on-brand scrolled:visible scrolled:opacity-100"
    >
      ↑
    </Link>
  );
}
