import { ClientMessages } from "@/lib/i18n/client-messages";
import { requestLanguage, translate } from "@/lib/i18n/translate";
import { Card, cardStyles } from "@/components/ui/card";
import type { LoyaltyAccount } from "@/lib/contract/orders/loyalty/loyalty.types";
import { formatMoney } from "@/lib/domain/format";
import { formatInstantDay } from "@/lib/domain/format-instant";
import { Rewards } from "./rewards-client";
import { cn } from "@/components/ui/class-names";
import { EmptyState } from "@/components/ui/empty-state";
import { PortalIcon } from "@/components/ui/portal-icon";
import { LinkButton } from "@/components/links/link-button";
import { ListPagination } from "@/components/lists/list-pagination";
import { paths } from "@/lib/navigation/paths";
import type { Translator } from "@/lib/i18n/translator";

interface LoyaltyOverviewProps {
  readonly wallet: LoyaltyAccount;
  readonly page: number;
}

/** Balance, rewards, coupons and history of the user's points. */
export function LoyaltyOverview(props: LoyaltyOverviewProps) {
  const language = requestLanguage();
  const t = translate("loyalty");
  const { wallet, page } = props;
  const { balance } = wallet;
  return (
    <>
      <Card className="grid gap-1">
        <h2 className="text-title-3">{t("balance")}</h2>
        <p className="text-title-1 font-bold tabular-nums">{t("points", { count: balance })}</p>
        <p className="text-quiet">{t("worth", { amount: formatMoney(wallet.value, language) })}</p>
      </Card>
      <ClientMessages areas={["loyalty"]}>
        <Rewards balance={balance} rewards={wallet.rewards} />
      </ClientMessages>
      {wallet.coupons.length > 0 && (
        <section aria-labelledby="coupons" className="grid gap-3">
          <h2 id="coupons">{t("coupons")}</h2>
          <p className="text-quiet">{t("couponsHint")}</p>
          <ul className="grid gap-3 wide:grid-cols-2">
            {wallet.coupons.map(({ code, endsAt, ...value }) => (
              <li key={code}>
                <Card className="grid gap-1">
                  <p className="font-semibold">{t("reward", { amount: formatMoney(value, language) })}</p>
                  <p className="font-mono wrap-anywhere">{code}</p>
                  {endsAt && (
                    <p className="text-small text-quiet">{t("until", { date: formatInstantDay(endsAt) })}</p>
                  )}
                </Card>
              </li>
            ))}
          </ul>
        </section>
      )}
      <PointsHistory wallet={wallet} page={page} />
    </>
  );
}

const headingId = "history";

/** A list instead of a table: on phones the points column would be out of sight. */
function PointsHistory({ wallet: { results, count }, page }: LoyaltyOverviewProps) {
  const t = translate("loyalty");
  return (
    <section className="grid gap-3">
      <h2 id={headingId}>{t("history")}</h2>
      {results.length === 0 ? (
        <EmptyState icon={<PortalIcon name="badge" />} title={t("none")} hint={t("noneHint")}>
          <LinkButton href={paths.store}>{t("toStore")}</LinkButton>
        </EmptyState>
      ) : (
        <ul aria-labelledby={headingId} className={cn(cardStyles, "divide-y divide-line py-0 wide:py-0")}>
          {results.map((entry) => (
            <li key={entry.id} className="flex items-baseline justify-between gap-4 py-3">
              <div className="min-w-0">
                <p className="wrap-anywhere">{describeEntry(entry, t)}</p>
                <p className="text-small text-quiet tabular-nums">{formatInstantDay(entry.at)}</p>
              </div>
              <p className="font-semibold whitespace-nowrap tabular-nums">
                {entry.points > 0 ? `+${entry.points}` : `−${-entry.points}`}
              </p>
            </li>
          ))}
        </ul>
      )}
      <ListPagination
        page={page}
        count={count}
        hrefOf={(to) => `${paths.loyaltyPoints}?page=${to}`}
        label={t("pages")}
      />
    </section>
  );
}

/** Negative earned points belong to a refunded order. */
function describeEntry(
  { kind, points, order, coupon }: LoyaltyAccount["results"][number],
  t: Translator<"loyalty">,
): string {
  const key = kind === "earned" && points < 0 ? "undone" : kind;
  return t(`kinds.${key}`, { order: order ?? "none", coupon: coupon ?? "" });
}
