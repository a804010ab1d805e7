import { Breadcrumbs } from "@/components/ui/breadcrumbs";
import type { Language } from "@/lib/config/languages";
import { listBreadcrumbs } from "@/lib/navigation/breadcrumbs";
import { getTranslator } from "@/lib/i18n/messages";

interface PageBreadcrumbsProps {
  readonly language: Language;
  readonly path: string;
  /** Name of the page if it is not derived from the path. */
  readonly pageName?: string;
}

/** Breadcrumbs above the heading of a page. */
export function PageBreadcrumbs({ language, path, pageName }: PageBreadcrumbsProps) {
  const t = getTranslator(language, "categoryPages");
  const parts = listBreadcrumbs(path).map(({ href, messageKey }) => ({ href, label: t(messageKey) }));
  return (
    <div className="mb-6">
      <Breadcrumbs
        label={getTranslator(language, "common")("breadcrumbs")}
        parts={pageName === undefined ? parts : [...parts, { href: path, label: pageName }]}
      />
    </div>
  );
}
