import type { ReactNode } from "react";
import { LazyGlobalDialogs } from "@/components/layout/dialogs/lazy-global-dialogs-client";
import { PageFrame } from "@/components/layout/page-frame";
import { ReloadOnMarketChange } from "@/components/layout/reload-on-market-change-client";
import { Toasts } from "@/components/layout/toasts-client";
import { marketSegment } from "@/lib/config/markets/market";
import type { UserType } from "@/lib/config/user-types";
import { requestMessages } from "@/lib/i18n/translate";
import { visitorMarket, visitorType } from "@/lib/server/market";
import { StoreProvider } from "@/store/provider-client";

interface PrivateDocumentProps {
  /** The account's. */
  readonly type: UserType | undefined;
  readonly header: ReactNode;
  readonly sideNav?: ReactNode;
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

/** Document of the portal and the administration, rendered for every request and never cached. */
export async function PrivateDocument({ type, footer, ...frame }: PrivateDocumentProps) {
  const market = await visitorMarket();
  // The middleware lets nobody in without a session cookie, even while the session cannot be checked.
  const visitor = { type: await visitorType(type), hasSession: true };
  return (
    <StoreProvider language={market.language} needsTimeZone>
      <PageFrame
        {...frame}
        market={marketSegment(market)}
        visitor={visitor}
        footer={
          <>
            {footer}
            <Toasts
              label={requestMessages("common").toasts}
              networkError={requestMessages("form").networkError}
            />
            <ReloadOnMarketChange />
            <LazyGlobalDialogs detectsCountry hasOwnBanner />
          </>
        }
      />
    </StoreProvider>
  );
}
