import { Link } from "@/components/links/link";
import { langAttribute } from "@/lib/i18n/lang-attribute";
import { requestLanguage, translate } from "@/lib/i18n/translate";
import { GuideList } from "@/components/shop/resources/guide-list";
import { findContent } from "@/lib/data/shop/contents";
import { paths } from "@/lib/navigation/paths";
import { resourceGroupsOf } from "@/lib/navigation/resource-groups";
import { visitorMetadata } from "@/lib/server/market";
import { requireTool } from "@/lib/server/session/require-tool";

export const generateMetadata = visitorMetadata("resources", (t) => ({ title: t("title") }));

/** Guides of the user's type: screens of the portal first, then content pages under their own titles. */
export default async function ResourcesPage() {
  const { type } = await requireTool("resources");
  const t = translate("resources");
  return (
    <div className="grid grid-cols-1 gap-8">
      <div className="grid max-w-text gap-2">
        <h1>{t("title")}</h1>
        <p className="text-lead text-quiet">{t("intro")}</p>
      </div>
      {resourceGroupsOf(type).map(({ name, screens, pages }) => (
        <GuideList
          key={name}
          id={name}
          title={t(`groups.${name}`)}
          guides={[
            ...screens.map((screen) => ({
              href: screen.href,
              label: t(`screens.${screen.name}`),
              text: t(`screens.${screen.name}Text`),
            })),
            ...pages.flatMap((path) => findContent(path, requestLanguage()) ?? []).map(toGuide),
          ]}
        />
      ))}
      <p>
        {t("missing")} <Link href={paths.pages.contact}>{t("contact")}</Link>
      </p>
    </div>
  );
}

const toGuide = ({ path, short, description, language }: NonNullable<ReturnType<typeof findContent>>) => ({
  href: path,
  label: short,
  text: description,
  lang: langAttribute(language, requestLanguage()),
});
