import { translate } from "@/lib/i18n/translate";
import { Breadcrumbs } from "@/components/links/breadcrumbs";
import { listBreadcrumbs } from "@/lib/navigation/breadcrumbs";
import { paths } from "@/lib/navigation/paths";

/** Breadcrumbs of the program's screens. The program page itself is content, unknown to the navigation tables. */
export function ProgramBreadcrumbs({ page }: { readonly page: "form" | "search" }) {
  const t = translate("responsibleBreeders");
  const categoryPagesT = translate("categoryPages");
  const program = paths.pages.responsibleBreeders;
  return (
    <div className="mb-6">
      <Breadcrumbs
        label={translate("common")("breadcrumbs")}
        parts={[
          ...listBreadcrumbs(program).map(({ href, messageKey: key }) => ({
            href,
            label: categoryPagesT(key),
          })),
          { href: program, label: t("program") },
          { href: paths.responsibleBreeders[page], label: t(`${page}.crumb`) },
        ]}
      />
    </div>
  );
}
