import { translate } from "@/lib/i18n/translate";
import { limits } from "@/lib/config/limits";
import { Pagination } from "@/components/links/pagination";

interface ListPaginationProps {
  readonly page: number;
  /** Rows on all pages together. */
  readonly count: number;
  /** Rows per page. */
  readonly size?: number;
  readonly hrefOf: (page: number) => string;
  /** Name of the navigation, for example "Pages of your orders". */
  readonly label: string;
}

/** Page links below a list that is rendered on the server. */
export function ListPagination(props: ListPaginationProps) {
  const { page, count, size = limits.pageSize, hrefOf, label } = props;
  const t = translate("common");
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
