import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { orderRow } from "@/components/orders/order-row";
import { RowList } from "@/components/orders/row-list";
import { EmptyState } from "@/components/ui/empty-state";
import { FilterForm } from "@/components/ui/filter-form";
import { LinkButton } from "@/components/ui/link-button";
import { Pagination } from "@/components/ui/pagination";
import { TextField } from "@/components/ui/text-field";
import { limits } from "@/lib/config/limits";
import { readAdvanceOrders } from "@/lib/data/orders";
import { ordersDeskHref, parseOrdersDeskQuery } from "@/lib/domain/orders-query";
import { paths } from "@/lib/navigation/paths";
import type { Words } from "@/lib/domain/words";
import { visitorMarket } from "@/lib/server/market";
import { requirePerson } from "@/lib/server/session/visitor";
import { ChangeAdvance } from "@/components/order-supplies/change-advance-client";
import { messagesOf, wordsOf } from "@/lib/server/words";

interface PageProps {
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata(): Promise<Metadata> {
  const { language } = await visitorMarket();
  return { title: wordsOf(language, "supplies")("list.title") };
}

/** What somebody has ordered for clients. */
export default async function AdvanceResultsPage({ searchParams }: PageProps) {
  const person = await requirePerson(paths.advanceResults);
  if (person.type !== "vet" && !person.isAgent) redirect(paths.myWithout("view-advance-results"));
  // There is nothing of theirs here yet: that page says what it is for.
  if (person.type === "vet" && !person.canOrderSupplies) redirect(paths.orderSupplies);
  const { language } = await visitorMarket();
  const words = wordsOf(language, "supplies");
  const query = parseOrdersDeskQuery(await searchParams);
  const { results, count } = await readAdvanceOrders(query);
  const shown = { words: wordsOf(language, "orders"), country: person.countryCode, language };
  return (
    <div className="grid grid-cols-1 gap-6">
      <h1>{words("list.title")}</h1>
      <p className="text-lead text-quiet">{words("list.intro")}</p>
      <p>
        <LinkButton href={paths.orderSupplies}>{words("title")}</LinkButton>
      </p>
      <FilterForm
        action={paths.advanceResults}
        label={words("list.search")}
        submitLabel={words("list.find")}
        columns="wide:grid-cols-[1fr_auto]"
      >
        <TextField
          name="search"
          type="search"
          label={words("list.search")}
          defaultValue={query.search}
          maxLength={limits.searchLength}
        />
      </FilterForm>
      {results.length === 0 ? (
        <EmptyState title={words("list.nothing")} hint={words("list.nothingHint")} />
      ) : (
        <RowList rows={results.map((order) => clientRow(order, shown, words))} />
      )}
      <Pagination
        page={query.page}
        pageCount={Math.ceil(count / limits.pageSize)}
        hrefOf={(page) => ordersDeskHref(paths.advanceResults, { ...query, page })}
        words={{
          label: words("list.pages"),
          previous: words("list.previous"),
          next: words("list.next"),
          page: words("list.page", { page: "{page}" }),
        }}
      />
    </div>
  );
}

type Advance = Awaited<ReturnType<typeof readAdvanceOrders>>["results"][number];

/** Whom it is for stands above what is in it. */
function clientRow(order: Advance, shown: Parameters<typeof orderRow>[1], words: Words<"supplies">) {
  const row = orderRow(order, shown);
  const { firstName, lastName, email } = order.user;
  const whose = `${words("list.for", { name: `${firstName} ${lastName}` })} · ${email}`;
  const name = [order.agent.name, order.agent.clinic].filter(Boolean).join(", ");
  const texts = messagesOf(shown.language, "supplies");
  const action = order.state === "cancelled" ? undefined : <ChangeAdvance order={order} words={texts} />;
  return { ...row, lines: [whose, words("list.taker", { name }), ...row.lines], action };
}
