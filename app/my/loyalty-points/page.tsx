import type { Metadata } from "next";
import { Suspense } from "react";
import { ListSkeleton } from "@/components/ui/list-skeleton";
import { OwnWallet } from "@/components/loyalty/own-wallet";
import { WalletFrame } from "@/components/loyalty/wallet-frame";
import type { Market } from "@/lib/config/market";
import { readOwnPoints } from "@/lib/data/wallet";
import { parseShelfQuery } from "@/lib/domain/shelf-query";
import { visitorMarket } from "@/lib/server/market";
import { requireTool } from "@/lib/server/session/require-tool";
import { messagesOf, wordsOf } from "@/lib/server/words";

interface PageProps {
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata(): Promise<Metadata> {
  const { language } = await visitorMarket();
  return { title: wordsOf(language, "cartPricing")("wallet.title") };
}

export default async function LoyaltyPointsPage({ searchParams }: PageProps) {
  const person = await requireTool("loyalty-points");
  const market = await visitorMarket();
  const { page } = parseShelfQuery({ page: (await searchParams)["page"] });
  const words = wordsOf(market.language, "cartPricing");
  return (
    <WalletFrame region={market.region} words={words}>
      <Suspense key={page} fallback={<ListSkeleton label={words("wallet.loading")} />}>
        <Read page={page} market={market} country={person.countryCode} />
      </Suspense>
    </WalletFrame>
  );
}

interface ReadProps {
  readonly page: number;
  readonly market: Market;
  readonly country: string;
}

async function Read({ page, market, country }: ReadProps) {
  const wallet = await readOwnPoints(page, market);
  const { language } = market;
  return (
    <OwnWallet
      wallet={wallet}
      page={page}
      country={country}
      language={language}
      words={wordsOf(language, "cartPricing")}
      messages={messagesOf(language, "cartPricing").wallet}
      sendingWords={messagesOf(language, "sending")}
    />
  );
}
