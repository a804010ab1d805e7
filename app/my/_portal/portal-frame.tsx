import type { ReactNode } from "react";
import { PageFrame } from "@/components/layout/page-frame";
import { FrameFooter, FrameHeader } from "@/components/layout/shop-frame";
import { ImpersonationEnded } from "@/components/top/admin/impersonation-ended";
import { NotificationBell } from "@/components/layout/header/notification-bell";
import { marketSegment } from "@/lib/config/markets/market";
import { readUnreadCount } from "@/lib/data/notifications";
import { visitorMarket, visitorType } from "@/lib/server/market";
import { readSessionState } from "@/lib/server/session/visitor";
import { StoreProvider } from "@/store/provider-client";

/** Document of the portal, rendered for every request and never cached. */
export async function PortalFrame({ children }: { readonly children: ReactNode }) {
  const market = await visitorMarket();
  const { language, store: country } = market;
  const [session, unread] = await Promise.all([readSessionState(), readUnreadCount()]);
  const user = session.state === "signedIn" ? session.user : undefined;
  // The middleware lets nobody in without a session cookie, even while the session cannot be checked.
  const visitor = { type: await visitorType(user?.type), hasSession: true };
  const bell = user && <NotificationBell count={unread} />;
  const isAdminOrImpersonating = user !== undefined && (user.isAdmin || user.loggedInBy !== null);
  return (
    <StoreProvider language={language}>
      <PageFrame
        market={marketSegment(market)}
        visitor={visitor}
        header={<FrameHeader country={country} hasBanner={!isAdminOrImpersonating} bell={bell} />}
        footer={<FrameFooter country={country} />}
      >
        {user?.impersonationEnded ? <ImpersonationEnded /> : children}
      </PageFrame>
    </StoreProvider>
  );
}
