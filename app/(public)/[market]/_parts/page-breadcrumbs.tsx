import { translate } from "@/lib/i18n/translate";
import { Breadcrumbs } from "@/components/links/breadcrumbs";
import { listBreadcrumbs } from "@/lib/navigation/breadcrumbs";

interface PageBreadcrumbsProps {
  readonly path: string;
  /** Name of the page if it is not derived from the path. */
  readonly pageName?: string;
}

/** Breadcrumbs above the heading of a page. */
export function PageBreadcrumbs({ path, pageName }: PageBreadcrumbsProps) {
  const t = translate("categoryPages");
  const parts = listBreadcrumbs(path).map(({ href, messageKey }) => ({ href, label: t(messageKey) }));
  return (
    <div className="mb-6">
      <Breadcrumbs
        label={translate("common")("breadcrumbs")}
        parts={pageName === undefined ? parts : [...parts, { href: path, label: pageName }]}
      />
    </div>
  );
}
