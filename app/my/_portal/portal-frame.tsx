import type { ReactNode } from "react";
import { CountryButton } from "@/components/layout/header/country-button-client";
import { NotificationBell } from "@/components/layout/header/notification-bell";
import { ImpersonationEnded } from "@/components/top/admin/impersonation-ended";
import { ActingBanner } from "@/components/top/portal/acting-banner";
import { FindButton } from "@/components/top/portal/find-button-client";
import { findableTools, groupTools } from "@/components/top/portal/nav-groups";
import { PortalFooter } from "@/components/top/portal/portal-footer";
import { PortalHeader } from "@/components/top/portal/portal-header";
import { PortalNav } from "@/components/top/portal/portal-nav";
import { ShopMenu } from "@/components/top/portal/shop-menu";
import { toolLinks } from "@/components/top/portal/tool-links";
import { readUnreadCount } from "@/lib/data/kernel/notifications";
import { ClientMessages } from "@/lib/i18n/client-messages";
import { translate } from "@/lib/i18n/translate";
import { visitorMarket } from "@/lib/server/market";
import { readSessionState, type User } from "@/lib/server/session/visitor";
import { PrivateDocument } from "./private-document";

/** The portal with its navigation. While the session cannot be checked, there is only the way to the shop. */
export async function PortalFrame({ children }: { readonly children: ReactNode }) {
  const { store: country } = await visitorMarket();
  const [session, unread] = await Promise.all([readSessionState(), readUnreadCount()]);
  const user = session.state === "signedIn" ? session.user : undefined;
  const t = translate("portal");
  const groups = user ? groupTools(toolLinks(user, t), t) : [];
  const shop = (
    <>
      <ShopMenu />
      <div className="px-3 desk:p-0">
        <CountryButton country={country} />
      </div>
    </>
  );
  return (
    <PrivateDocument
      type={user?.type}
      header={
        <PortalHeader
          find={
            user && (
              <ClientMessages areas={["portal.find"]}>
                <FindButton tools={findableTools(groups)} />
              </ClientMessages>
            )
          }
          banner={user && <Banner user={user} />}
          bell={user && <NotificationBell count={unread} />}
          shop={shop}
        />
      }
      sideNav={
        user && (
          <PortalNav groups={groups} type={user.type} isAdmin={user.isAdmin}>
            {shop}
          </PortalNav>
        )
      }
      footer={<PortalFooter />}
    >
      {user?.impersonationEnded ? <ImpersonationEnded /> : children}
    </PrivateDocument>
  );
}

function Banner({ user: { name, type, isAdmin, loggedInBy } }: { readonly user: User }) {
  if (!isAdmin && loggedInBy === null) return null;
  return <ActingBanner name={name} type={type} isImpersonated={loggedInBy !== null} />;
}
