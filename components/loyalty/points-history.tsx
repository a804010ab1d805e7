import { cardLook } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import { EmptyState } from "@/components/ui/empty-state";
import { LinkButton } from "@/components/ui/link-button";
import { Pagination } from "@/components/ui/pagination";
import { limits } from "@/lib/config/limits";
import type { Wallet } from "@/lib/contract/loyalty/loyalty.types";
import { formatDate } from "@/lib/domain/format";
import { paths } from "@/lib/navigation/paths";
import type { Words } from "@/lib/domain/words";

const headingId = "history";

interface PointsHistoryProps {
  readonly wallet: Wallet;
  readonly page: number;
  readonly country: string;
  readonly words: Words<"cartPricing">;
}

/** No table: on a phone the points, which one looks for, would be out of sight. */
export function PointsHistory({ wallet: { results, count }, page, country, words }: PointsHistoryProps) {
  return (
    <section className="grid gap-3">
      <h2 id={headingId}>{words("wallet.history")}</h2>
      {results.length === 0 ? (
        <EmptyState title={words("wallet.none")} hint={words("wallet.noneHint")}>
          <LinkButton href={paths.store}>{words("wallet.toStore")}</LinkButton>
        </EmptyState>
      ) : (
        <ul aria-labelledby={headingId} className={cn(cardLook, "divide-y divide-line py-0 wide:py-0")}>
          {results.map((entry) => (
            <li key={entry.id} className="flex items-baseline justify-between gap-4 py-3">
              <div className="min-w-0">
                <p className="wrap-anywhere">{whatOf(entry, words)}</p>
                <p className="text-small text-quiet tabular-nums">
                  {formatDate(new Date(entry.at), country)}
                </p>
              </div>
              <p className="font-semibold whitespace-nowrap tabular-nums">
                {entry.points > 0 ? `+${entry.points}` : `−${-entry.points}`}
              </p>
            </li>
          ))}
        </ul>
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
