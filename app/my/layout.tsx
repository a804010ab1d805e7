import type { Metadata } from "next";
import type { ReactNode } from "react";
import { translate } from "@/lib/i18n/translate";
import { PortalFrame } from "@/app/my/_portal/portal-frame";
import { PortalNav } from "@/components/top/portal/portal-nav";
import { toolLinks } from "@/components/top/portal/tool-links";
import { visitorMarket } from "@/lib/server/market";
import { privateMetadata } from "@/lib/server/page-metadata";
import { readSessionState } from "@/lib/server/session/visitor";

export const dynamic = "force-dynamic";

export const metadata: Metadata = privateMetadata;

/** The portal with its navigation. While the session cannot be checked, only the frame is shown. */
export default async function MyLayout({ children }: { children: ReactNode }) {
  const visitor = await readSessionState();
  if (visitor.state !== "signedIn") return <PortalFrame>{children}</PortalFrame>;
  await visitorMarket();
  const t = translate("portal");
  return (
    <PortalFrame>
      <div className="grid gap-8 desk:grid-cols-[14rem_1fr]">
        <PortalNav tools={toolLinks(visitor.user, t)} isAdmin={visitor.user.isAdmin} />
        <div className="min-w-0">{children}</div>
      </div>
    </PortalFrame>
  );
}
