import { requestLanguage, translate } from "@/lib/i18n/translate";
import { Breadcrumbs } from "@/components/links/breadcrumbs";
import { JsonLd } from "@/components/shop/content/json-ld";
import { storefrontEnv } from "@/lib/config/env";
import { breadcrumbsJsonLd } from "@/lib/domain/json-ld";
import { localPath } from "@/lib/navigation/addresses";
import { listBreadcrumbs } from "@/lib/navigation/breadcrumbs";

interface PageBreadcrumbsProps {
  readonly path: string;
  /** Name of the page if it is not derived from the path. */
  readonly pageName?: string;
}

/** Breadcrumbs above the heading of a page, for search engines too. */
export function PageBreadcrumbs({ path, pageName }: PageBreadcrumbsProps) {
  const t = translate("categoryPages");
  const above = listBreadcrumbs(path).map(({ href, messageKey }) => ({ href, label: t(messageKey) }));
  const parts = pageName === undefined ? above : [...above, { href: path, label: pageName }];
  const addresses = parts.map(({ href, label }) => ({ href: localPath(href, requestLanguage()), label }));
  return (
    <div className="mb-6">
      <JsonLd data={breadcrumbsJsonLd(addresses, storefrontEnv().APP_ORIGIN)} />
      <Breadcrumbs label={translate("common")("breadcrumbs")} parts={parts} />
    </div>
  );
}
