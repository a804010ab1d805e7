import type { Metadata } from "next";
import type { ReactNode } from "react";
import { PortalFrame } from "@/app/my/_portal/portal-frame";
import { PortalNav } from "@/components/portal/portal-nav";
import { toolLinks } from "@/components/portal/tool-links";
import { visitorMarket } from "@/lib/server/market";
import { privateMetadata } from "@/lib/server/private-metadata";
import { readVisitor } from "@/lib/server/session/visitor";
import { wordsOf } from "@/lib/server/words";

export const dynamic = "force-dynamic";

export const metadata: Metadata = privateMetadata;

/** The portal with its tools beside it. Who nobody can tell just now is shown the frame alone. */
export default async function MyLayout({ children }: { children: ReactNode }) {
  const visitor = await readVisitor();
  if (visitor.state !== "signedIn") return <PortalFrame>{children}</PortalFrame>;
  const { language } = await visitorMarket();
  const words = wordsOf(language, "portal");
  return (
    <PortalFrame>
      <div className="grid gap-8 desk:grid-cols-[14rem_1fr]">
        <PortalNav tools={toolLinks(visitor.person, words)} isAdmin={visitor.person.isAdmin} words={words} />
        <div className="min-w-0">{children}</div>
      </div>
    </PortalFrame>
  );
}
