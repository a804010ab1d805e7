import { readOwnAsVisitor } from "@/lib/data/visitor-calls";
import { translate } from "@/lib/i18n/translate";
import { adminTitle, requireAdmin } from "@/app/admin/_parts/require-admin";
import { toOrderRow } from "@/components/orders/orders/order-row";
import { RowList } from "@/components/orders/public/row-list";
import { AdminOrderFilter } from "@/components/orders/admin/admin-orders/admin-order-filter";
import { FilterLinks } from "@/components/links/filter-links";
import { EmptyState } from "@/components/ui/empty-state";
import { ListPagination } from "@/components/lists/list-pagination";
import { adminOrdersQuery } from "@/lib/domain/list-queries";
import { paths } from "@/lib/navigation/paths";

export const generateMetadata = () => adminTitle(paths.adminOrders, () => translate("adminOrders")("title"));

export default async function AdminOrdersPage({ searchParams }: PageProps<"/admin/orders">) {
  await requireAdmin(paths.adminOrders);
  const t = translate("adminOrders");
  const query = adminOrdersQuery.parse(await searchParams);
  const { results, count } = await readOwnAsVisitor("adminOrders.list", { query });
  return (
    <div className="grid grid-cols-1 gap-6">
      <h1>{t("title")}</h1>
      <p className="text-lead text-quiet">{t("intro")}</p>
      <FilterLinks
        label={t("toPost.label")}
        choices={[false, true].map((toPost) => ({
          href: adminOrdersQuery.href(paths.adminOrders, { ...query, toPost, page: 1 }),
          label: t(toPost ? "toPost.toPost" : "toPost.all"),
          isCurrent: query.toPost === toPost,
        }))}
      />
      <AdminOrderFilter query={query} />
      {results.length === 0 ? (
        <EmptyState
          title={t(query.toPost ? "toPost.nothing" : "nothing")}
          hint={t(query.toPost ? "toPost.nothingHint" : "nothingHint")}
        />
      ) : (
        <>
          <p className="text-quiet">{t("count", { count })}</p>
          <RowList
            rows={results.map((order) => {
              const row = toOrderRow(order);
              const customer = `${order.name} · ${order.email}`;
              return { ...row, href: paths.adminOrder(order.id), lines: [customer, ...row.lines] };
            })}
          />
        </>
      )}
      <ListPagination
        {...adminOrdersQuery.pages(paths.adminOrders, query)}
        count={count}
        label={t("pages")}
      />
    </div>
  );
}
