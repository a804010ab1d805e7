import type { ReactNode } from "react";
import { loyaltyRate } from "@/lib/config/loyalty";
import { regionCurrencies, type Region } from "@/lib/config/markets";
import { paths } from "@/lib/navigation/paths";
import type { Words } from "@/lib/domain/words";

interface WalletFrameProps {
  readonly region: Region;
  readonly words: Words<"cartPricing">;
  readonly children: ReactNode;
}

/** What is there before anything has been read. */
export function WalletFrame({ region, words, children }: WalletFrameProps) {
  const currency = regionCurrencies[region];
  const { unitsPerPoint } = loyaltyRate(currency);
  return (
    <div className="grid grid-cols-1 gap-8">
      <div className="grid gap-3">
        <h1>{words("wallet.title")}</h1>
        <p className="max-w-text text-lead text-quiet">
          {words("wallet.intro", { amount: `${currency} ${unitsPerPoint}` })}
        </p>
        <p>
          <a href={paths.pages.loyalty}>{words("wallet.how")}</a>
        </p>
      </div>
      {children}
    </div>
  );
}
