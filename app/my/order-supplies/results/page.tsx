import { redirect } from "next/navigation";
import { readAsVisitor, readOwnAsVisitor } from "@/lib/data/visitor-calls";
import { ClientMessages } from "@/lib/i18n/client-messages";
import { translate } from "@/lib/i18n/translate";
import { AdvanceTubes } from "@/components/animals/results/results/advance-tubes";
import { toOrderRow } from "@/components/orders/orders/order-row";
import { RowList } from "@/components/orders/public/row-list";
import { EmptyState } from "@/components/ui/empty-state";
import { LinkButton } from "@/components/links/link-button";
import { ListPagination } from "@/components/lists/list-pagination";
import { SearchForm } from "@/components/lists/search-form";
import type { Response } from "@/lib/contract/calls";
import { adminOrdersQuery } from "@/lib/domain/list-queries";
import { paths } from "@/lib/navigation/paths";
import type { Translator } from "@/lib/i18n/translator";
import { visitorMetadata } from "@/lib/server/market";
import { requireUser } from "@/lib/server/session/visitor";
import { ChangeClientButton } from "@/components/orders/order-supplies/change-client-button-client";

export const generateMetadata = visitorMetadata("orderSupplies", (t) => ({ title: t("list.title") }));

/** Orders placed for clients. */
export default async function AdvanceResultsPage({ searchParams }: PageProps<"/my/order-supplies/results">) {
  const user = await requireUser(paths.advanceResults);
  if (user.type !== "vet" && !user.isAgent) redirect(paths.myWithout("view-advance-results"));
  // Without approval there are no orders: that page explains how to apply.
  if (user.type === "vet" && !user.canOrderSupplies) redirect(paths.orderSupplies);
  const t = translate("orderSupplies");
  const query = adminOrdersQuery.parse(await searchParams);
  const [{ results, count }, tubes] = await Promise.all([
    readOwnAsVisitor("orderSupplies.list", { query }),
    readAsVisitor("results.advance", { query: { page: query.page } }),
  ]);
  return (
    <div className="grid grid-cols-1 gap-6">
      <h1>{t("list.title")}</h1>
      <p className="text-lead text-quiet">{t("list.intro")}</p>
      <p>
        <LinkButton href={paths.orderSupplies}>{t("title")}</LinkButton>
      </p>
      <SearchForm
        action={paths.advanceResults}
        name="search"
        value={query.search}
        label={t("list.search")}
        fieldLabel={t("list.search")}
        submitLabel={t("list.find")}
      />
      {results.length === 0 ? (
        <EmptyState title={t("list.nothing")} hint={t("list.nothingHint")} />
      ) : (
        <RowList rows={results.map((order) => clientRow(order, t))} />
      )}
      {query.search === "" && <AdvanceTubes tubes={tubes.results} />}
      <ListPagination
        {...adminOrdersQuery.pages(paths.advanceResults, query)}
        count={count}
        label={t("list.pages")}
      />
    </div>
  );
}

type SuppliesOrder = Response<"orderSupplies.list">["results"][number];

/** Order row with client and sample collector in front of the products. */
function clientRow(order: SuppliesOrder, t: Translator<"orderSupplies">) {
  const row = toOrderRow(order);
  const { firstName, lastName, email } = order.user;
  const client = `${t("list.for", { name: `${firstName} ${lastName}` })} · ${email}`;
  const name = [order.agent.name, order.agent.clinic].filter(Boolean).join(", ");

  const action =
    order.state === "cancelled" ? undefined : (
      <ClientMessages areas={["orderSupplies"]}>
        <ChangeClientButton order={order} />
      </ClientMessages>
    );
  return { ...row, lines: [client, t("list.taker", { name }), ...row.lines], action };
}
