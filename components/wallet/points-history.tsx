import { EmptyState } from "@/components/ui/empty-state";
import { LinkButton } from "@/components/ui/link-button";
import { Pagination } from "@/components/ui/pagination";
import { Table } from "@/components/ui/table";
import { limits } from "@/lib/config/limits";
import type { Wallet } from "@/lib/contract/wallet.types";
import { formatDate } from "@/lib/domain/format";
import { paths } from "@/lib/domain/paths";
import type { Words } from "@/lib/domain/words";

interface PointsHistoryProps {
  readonly wallet: Wallet;
  readonly page: number;
  readonly country: string;
  readonly words: Words<"cartPricing">;
}

export function PointsHistory({ wallet: { results, count }, page, country, words }: PointsHistoryProps) {
  return (
    <section className="grid gap-3">
      <h2>{words("wallet.history")}</h2>
      {results.length === 0 ? (
        <EmptyState title={words("wallet.none")} hint={words("wallet.noneHint")}>
          <LinkButton href={paths.store}>{words("wallet.toStore")}</LinkButton>
        </EmptyState>
      ) : (
        <Table
          caption={words("wallet.history")}
          columns={[
            { key: "what", label: words("wallet.what") },
            { key: "date", label: words("wallet.date") },
            { key: "change", label: words("wallet.change"), isNumber: true },
          ]}
          rows={results.map((entry) => ({
            key: String(entry.id),
            cells: {
              what: whatOf(entry, words),
              date: formatDate(new Date(entry.at), country),
              change: entry.points > 0 ? `+${entry.points}` : `−${-entry.points}`,
            },
          }))}
        />
      )}
      <Pagination
        page={page}
        pageCount={Math.ceil(count / limits.pageSize)}
        hrefOf={(to) => `${paths.loyaltyPoints}?page=${to}`}
        words={{
          label: words("wallet.pages"),
          previous: words("wallet.previous"),
          next: words("wallet.next"),
          page: words("wallet.page", { page: "{page}" }),
        }}
      />
    </section>
  );
}

/** What was earned and is gone again was earned by an order that was given back. */
function whatOf(
  { kind, points, order, coupon }: Wallet["results"][number],
  words: Words<"cartPricing">,
): string {
  const said = kind === "earned" && points < 0 ? "undone" : kind;
  return words(`wallet.kinds.${said}`, { order: order ?? "none", coupon: coupon ?? "" });
}
