import { requestMessages } from "@/lib/i18n/translate";
import { CartControl } from "@/components/layout/header/cart-control-client";
import { CountryButton } from "@/components/layout/header/country-button-client";
import { LazyGlobalDialogs } from "@/components/layout/dialogs/lazy-global-dialogs-client";
import { ShopHeader } from "@/components/layout/header/shop-header";
import type { Store } from "@/lib/config/markets/markets";
import { ReloadOnMarketChange } from "./reload-on-market-change-client";
import { ScrollTracker } from "./scroll-tracker-client";
import { ShopFooter } from "./shop-footer";
import { Toasts } from "./toasts-client";

interface FrameProps {
  /** Whose prices the page shows. */
  readonly country: Store;
}

export function FrameHeader({ country }: FrameProps) {
  return (
    <ShopHeader
      country={<Country country={country} />}
      cart={<CartControl label={requestMessages("cart").content.open} />}
    />
  );
}

/** Footer, and the invisible components of every shop page. */
export function FrameFooter({ country }: FrameProps) {
  return (
    <>
      <ShopFooter store={country} country={<Country country={country} />} />
      <Toasts label={requestMessages("common").toasts} networkError={requestMessages("form").networkError} />
      <ReloadOnMarketChange />
      <ScrollTracker />
      <LazyGlobalDialogs detectsCountry />
    </>
  );
}

function Country({ country }: FrameProps) {
  return <CountryButton country={country} />;
}
