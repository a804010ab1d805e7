import { cartWords } from "@/components/cart/cart-words";
import type { MenuWords } from "@/lib/navigation/menu-words";
import { CartControl } from "./cart-control-client";
import { CountryButton } from "./country-button-client";
import { MarketWatcher } from "./market-watcher-client";
import { OccasionsHost } from "./occasions-host-client";
import { ScrollWatcher } from "./scroll-watcher-client";
import { ShopFooter } from "./shop-footer";
import { ShopHeader } from "./shop-header";
import { Toasts } from "./toasts-client";

interface FrameProps {
  readonly words: MenuWords;
  /** Whose prices the page shows. */
  readonly country: string;
}

export function FrameHeader({ words, country, hasNews }: FrameProps & { readonly hasNews?: boolean }) {
  return (
    <ShopHeader
      words={words}
      hasNews={hasNews}
      country={<Country words={words} country={country} />}
      cart={<CartControl words={cartWords(words.frame)} />}
    />
  );
}

/** The footer, and what every page of the shop looks after without being seen. */
export function FrameFooter({ words, country }: FrameProps) {
  return (
    <>
      <ShopFooter words={words.frame} country={<Country words={words} country={country} />} />
      <Toasts />
      <MarketWatcher />
      <ScrollWatcher />
      <OccasionsHost findsCountry />
    </>
  );
}

function Country({ words, country }: FrameProps) {
  return <CountryButton country={country} label={words.frame("changeCountry", { country: "{country}" })} />;
}
