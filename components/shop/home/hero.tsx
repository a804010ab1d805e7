import { translate } from "@/lib/i18n/translate";
import { Illustration } from "@/components/shop/public/illustration";
import { LinkButton } from "@/components/links/link-button";
import { paths } from "@/lib/navigation/paths";
import { landingPicture } from "@/lib/domain/shop/pictures";

/** Opening section: what the shop offers, and links to the store and to the choice of roles below. */
export function Hero() {
  const t = translate("home");
  return (
    <div className="grid items-center gap-8 pb-8 desk:grid-cols-2">
      <div>
        <p className="mb-2 font-semibold text-brand-strong">{t("metaTitle")}</p>
        <h1 className="text-title-1 text-pretty wide:text-display">{t("title")}</h1>
        <p className="mt-4 max-w-text text-lead">{t("intro")}</p>
        <p className="mt-6 flex flex-wrap gap-3">
          <LinkButton href={paths.store}>{t("toStore")}</LinkButton>
          <LinkButton kind="secondary" href="#start">
            {t("toStart")}
          </LinkButton>
        </p>
      </div>
      <Illustration src={landingPicture("home")} kind="landing" className="h-auto w-full" />
    </div>
  );
}
