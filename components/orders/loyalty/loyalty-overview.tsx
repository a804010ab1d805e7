import { ClientMessages } from "@/lib/i18n/client-messages";
import { requestLanguage, translate } from "@/lib/i18n/translate";
import { Card } from "@/components/ui/card";
import type { LoyaltyAccount } from "@/lib/contract/orders/loyalty/loyalty.types";
import { formatMoney } from "@/lib/domain/format";
import { formatInstantDay } from "@/lib/domain/format-instant";
import { PointsHistory } from "./points-history";
import { Rewards } from "./rewards-client";

interface LoyaltyOverviewProps {
  readonly wallet: LoyaltyAccount;
  readonly page: number;
  readonly country: string;
}

/** Balance, rewards, coupons and history of the user's points. */
export function LoyaltyOverview(props: LoyaltyOverviewProps) {
  const language = requestLanguage();
  const t = translate("loyalty");
  const { wallet, page, country } = props;
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
                    <p className="text-small text-quiet">
                      {t("until", { date: formatInstantDay(endsAt, country) })}
                    </p>
                  )}
                </Card>
              </li>
            ))}
          </ul>
        </section>
      )}
      <PointsHistory wallet={wallet} page={page} country={country} />
    </>
  );
}
