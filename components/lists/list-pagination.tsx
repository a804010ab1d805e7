import type { Language } from "@/lib/config/languages";
import { limits } from "@/lib/config/limits";
import { getTranslator } from "@/lib/i18n/messages";
import { Pagination } from "@/components/ui/pagination";

interface ListPaginationProps {
  readonly page: number;
  /** Rows on all pages together. */
  readonly count: number;
  /** Rows per page. */
  readonly size?: number;
  readonly hrefOf: (page: number) => string;
  /** Name of the navigation, for example "Pages of your orders". */
  readonly label: string;
  readonly language: Language;
}

/** Page links below a list that is rendered on the server. */
export function ListPagination(props: ListPaginationProps) {
  const { page, count, size = limits.pageSize, hrefOf, label, language } = props;
  const t = getTranslator(language, "common");
  return (
    <Pagination
      page={page}
      pageCount={Math.ceil(count / size)}
      hrefOf={hrefOf}
      labels={{
        label,
        previous: t("pagination.previous"),
        next: t("pagination.next"),
        page: (number) => t("pagination.page", { page: number }),
      }}
    />
  );
}
