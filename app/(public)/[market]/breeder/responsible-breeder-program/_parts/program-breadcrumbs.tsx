import { Breadcrumbs } from "@/components/ui/breadcrumbs";
import type { Language } from "@/lib/config/languages";
import { listBreadcrumbs } from "@/lib/navigation/breadcrumbs";
import { paths } from "@/lib/navigation/paths";
import { getTranslator } from "@/lib/i18n/messages";

interface ProgramBreadcrumbsProps {
  readonly language: Language;
  readonly page: "form" | "search";
}

/** Breadcrumbs of the program's screens. The program page itself is content, unknown to the navigation tables. */
export function ProgramBreadcrumbs({ language, page }: ProgramBreadcrumbsProps) {
  const t = getTranslator(language, "responsibleBreeders");
  const categoryPagesT = getTranslator(language, "categoryPages");
  const program = paths.pages.responsibleBreeders;
  return (
    <div className="mb-6">
      <Breadcrumbs
        label={getTranslator(language, "common")("breadcrumbs")}
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
