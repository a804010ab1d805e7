import type { Metadata } from "next";
import type { ReactNode } from "react";
import { PortalFrame } from "@/app/my/_portal/portal-frame";
import { PrivateDocument } from "@/app/my/_portal/private-document";
import { AdminHeader } from "@/components/top/admin/admin-header";
import { AdminNav } from "@/components/top/admin/admin-nav";
import { ActingBanner } from "@/components/top/portal/acting-banner";
import { countWaitingApprovals } from "@/lib/data/top/admin";
import { visitorMarket } from "@/lib/server/market";
import { privateMetadata } from "@/lib/server/page-metadata";
import { readSessionState } from "@/lib/server/session/visitor";

export const dynamic = "force-dynamic";

export const metadata: Metadata = privateMetadata;

/** To others than admins, the pages do not exist: they see "not found" in the portal. */
export default async function AdminLayout({ children }: { children: ReactNode }) {
  const session = await readSessionState();
  if (session.state !== "signedIn" || !session.user.isAdmin) return <PortalFrame>{children}</PortalFrame>;
  const { name, type } = session.user;
  await visitorMarket();
  return (
    <PrivateDocument
      type={type}
      header={<AdminHeader banner={<ActingBanner name={name} type={type} isImpersonated={false} />} />}
      sideNav={<AdminNav pendingApprovals={await countWaitingApprovals()} />}
    >
      {children}
    </PrivateDocument>
  );
}
