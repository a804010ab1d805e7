import type { Metadata } from "next";
import type { ReactNode } from "react";
import { requestMessages, translate } from "@/lib/i18n/translate";
import { LazyGlobalDialogs } from "@/components/layout/dialogs/lazy-global-dialogs-client";
import { PageFrame } from "@/components/layout/page-frame";
import { ReducedHeader } from "@/components/layout/reduced-header";
import { Toasts } from "@/components/layout/toasts-client";
import { marketSegment } from "@/lib/config/markets/market";
import { paths } from "@/lib/navigation/paths";
import { visitorMarket, visitorType } from "@/lib/server/market";
import { privateMetadata } from "@/lib/server/page-metadata";
import { StoreProvider } from "@/store/provider-client";

export const dynamic = "force-dynamic";

export const metadata: Metadata = privateMetadata;

/** Layout of checkout, activation and sign-in: a reduced header without navigation. */
export default async function FocusLayout({ children }: { children: ReactNode }) {
  const market = await visitorMarket();
  const type = await visitorType();
  const t = translate("layout");
  const titles = { checkout: t("checkout.title"), activate: t("checkout.activate") };
  return (
    <StoreProvider language={market.language} needsTimeZone>
      <PageFrame
        market={marketSegment(market)}
        visitor={{ type, hasSession: false }}
        header={<ReducedHeader home={paths.roleHome(type)} titles={titles} />}
        footer={
          <>
            <Toasts
              label={requestMessages("common").toasts}
              networkError={requestMessages("form").networkError}
            />
            <LazyGlobalDialogs />
          </>
        }
      >
        {children}
      </PageFrame>
    </StoreProvider>
  );
}
