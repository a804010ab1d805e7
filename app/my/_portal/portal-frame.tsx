import type { ReactNode } from "react";
import { PageFrame } from "@/components/layout/page-frame";
import { FrameFooter, FrameHeader } from "@/components/layout/shop-frame";
import { marketSegment } from "@/lib/config/market";
import { visitorMarket, visitorType } from "@/lib/server/market";
import { readVisitor } from "@/lib/server/session/visitor";
import { wordsOf } from "@/lib/server/words";
import { StoreProvider } from "@/store/provider-client";

/** The document of the signed-in portal, made for every request and never kept. */
export async function PortalFrame({ children }: { readonly children: ReactNode }) {
  const market = await visitorMarket();
  const { language, region: country } = market;
  const who = await readVisitor();
  const person = who.state === "signedIn" ? who.person : undefined;
  // Nobody gets here without a session, known to be good or not.
  const visitor = { type: await visitorType(person?.type), hasSession: true };
  const menuWords = { frame: wordsOf(language, "frame"), shelf: wordsOf(language, "shelf") };
  const frame = { words: menuWords, country };
  const isAdminHere = person !== undefined && (person.isAdmin || person.loggedInBy !== null);
  return (
    <StoreProvider>
      <PageFrame
        language={language}
        market={marketSegment(market)}
        visitor={visitor}
        words={wordsOf(language, "common")}
        header={<FrameHeader {...frame} hasNews={!isAdminHere} />}
        footer={<FrameFooter {...frame} />}
      >
        {children}
      </PageFrame>
    </StoreProvider>
  );
}
