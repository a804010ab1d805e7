import { readOwnAsVisitor } from "@/lib/data/visitor-calls";
import { translate } from "@/lib/i18n/translate";
import { adminTitle, requireAdmin } from "@/app/admin/_parts/require-admin";
import { toPaymentRow } from "@/components/orders/admin/admin-payments/payment-row";
import { RowList } from "@/components/orders/public/row-list";
import { EmptyState } from "@/components/ui/empty-state";
import { FilterForm } from "@/components/links/filter-form";
import { LinkButton } from "@/components/links/link-button";
import { ListPagination } from "@/components/lists/list-pagination";
import { Select } from "@/components/ui/select";
import { TextField } from "@/components/ui/text-field";
import { limits } from "@/lib/config/limits";
import { paymentFilters } from "@/lib/config/orders/orders";
import { paymentsQuery } from "@/lib/domain/list-queries";
import { paths } from "@/lib/navigation/paths";

export const generateMetadata = () =>
  adminTitle(paths.adminPayments, () => translate("adminPayments")("title"));

export default async function AdminPaymentsPage({ searchParams }: PageProps<"/admin/payments">) {
  await requireAdmin(paths.adminPayments);
  const t = translate("adminPayments");
  const query = paymentsQuery.parse(await searchParams);
  const { results, count } = await readOwnAsVisitor("adminPayments.list", { query });
  const filters = [...paymentFilters, "all"] as const;
  return (
    <div className="grid grid-cols-1 gap-6">
      <h1>{query.filter === "attention" ? t("attentionTitle") : t("title")}</h1>
      <p>
        <LinkButton kind="secondary" href={paths.paymentReport}>
          {t("report.title")}
        </LinkButton>
      </p>
      <FilterForm
        action={paths.adminPayments}
        label={t("find")}
        submitLabel={t("show")}
        columns="wide:grid-cols-[2fr_1fr_auto]"
      >
        <TextField
          name="search"
          type="search"
          label={t("search")}
          defaultValue={query.search}
          maxLength={limits.searchLength}
        />
        <Select
          name="filter"
          label={t("filter")}
          defaultValue={query.filter ?? "all"}
          options={filters.map((value) => ({ value, label: t(`filters.${value}`) }))}
        />
      </FilterForm>
      {results.length === 0 ? (
        <EmptyState title={query.filter === "attention" ? t("allWell") : t("nothing")} />
      ) : (
        <>
          <p className="text-quiet">{t("count", { count })}</p>
          <RowList rows={results.map(toPaymentRow)} />
        </>
      )}
      <ListPagination {...paymentsQuery.pages(paths.adminPayments, query)} count={count} label={t("pages")} />
    </div>
  );
}
