import type { SendingWords } from "@/components/form/failure-words";
import { Card } from "@/components/ui/card";
import type { Language } from "@/lib/config/languages";
import type { Wallet } from "@/lib/contract/loyalty/loyalty.types";
import { formatDate, formatMoney } from "@/lib/domain/format";
import type { Words } from "@/lib/domain/words";
import { PointsHistory } from "./points-history";
import { RewardsClient } from "./rewards-client";
import type { WalletWords } from "./wallet-words";

interface OwnWalletProps {
  readonly wallet: Wallet;
  readonly page: number;
  readonly country: string;
  readonly language: Language;
  readonly words: Words<"cartPricing">;
  readonly messages: WalletWords;
  readonly sendingWords: SendingWords;
}

/** What somebody has, what can be had for it, and how it came and went. */
export function OwnWallet(props: OwnWalletProps) {
  const { wallet, page, country, language, words, messages, sendingWords } = props;
  const { balance, value } = wallet;
  return (
    <>
      <Card className="grid gap-1">
        <h2 className="text-title-3">{words("wallet.balance")}</h2>
        <p className="text-title-1 font-bold tabular-nums">{words("wallet.points", { count: balance })}</p>
        <p className="text-quiet">{words("wallet.worth", { amount: formatMoney(value, language) })}</p>
      </Card>
      <RewardsClient
        balance={balance}
        rewards={wallet.rewards}
        language={language}
        words={messages}
        sendingWords={sendingWords}
      />
      {wallet.coupons.length > 0 && (
        <section aria-labelledby="coupons" className="grid gap-3">
          <h2 id="coupons">{words("wallet.coupons")}</h2>
          <p className="text-quiet">{words("wallet.couponsHint")}</p>
          <ul className="grid gap-3 wide:grid-cols-2">
            {wallet.coupons.map(({ code, endsAt, ...worth }) => (
              <li key={code}>
                <Card className="grid gap-1">
                  <p className="font-semibold">
                    {words("wallet.reward", { amount: formatMoney(worth, language) })}
                  </p>
                  <p className="font-mono wrap-anywhere">{code}</p>
                  {endsAt && (
                    <p className="text-small text-quiet">
                      {words("wallet.until", { date: formatDate(new Date(endsAt), country) })}
                    </p>
                  )}
                </Card>
              </li>
            ))}
          </ul>
        </section>
      )}
      <PointsHistory wallet={wallet} page={page} country={country} words={words} />
    </>
  );
}
