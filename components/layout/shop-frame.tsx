import type { ReactNode } from "react";
import { CartControl } from "@/components/layout/header/cart-control-client";
import { CountryButton } from "@/components/layout/header/country-button-client";
import { LazyGlobalDialogs } from "@/components/layout/dialogs/lazy-global-dialogs-client";
import { ShopHeader } from "@/components/layout/header/shop-header";
import type { Language } from "@/lib/config/languages";
import { getMessages } from "@/lib/i18n/messages";
import { pickMessages } from "@/lib/i18n/pick-messages";
import { ReloadOnMarketChange } from "./reload-on-market-change-client";
import { ScrollTracker } from "./scroll-tracker-client";
import { ShopFooter } from "./shop-footer";
import { Toasts } from "./toasts-client";

interface FrameProps {
  readonly language: Language;
  /** Country whose prices the page shows. */
  readonly country: string;
}

interface FrameHeaderProps extends FrameProps {
  readonly hasBanner?: boolean;
  /** In the portal. */
  readonly bell?: ReactNode;
}

export function FrameHeader({ language, country, hasBanner, bell }: FrameHeaderProps) {
  return (
    <ShopHeader
      language={language}
      hasBanner={hasBanner}
      country={<Country language={language} country={country} />}
      bell={bell}
      cart={<CartControl label={getMessages(language, "cart").content.open} />}
    />
  );
}

/** Footer, and the invisible components of every shop page. */
export function FrameFooter({ language, country }: FrameProps) {
  return (
    <>
      <ShopFooter language={language} country={<Country language={language} country={country} />} />
      <Toasts label={getMessages(language, "common").toasts} />
      <ReloadOnMarketChange />
      <ScrollTracker />
      <LazyGlobalDialogs detectsCountry />
    </>
  );
}

function Country({ language, country }: FrameProps) {
  return (
    <CountryButton
      country={country}
      messages={pickMessages(getMessages(language, "layout"), ["changeCountry"])}
    />
  );
}
