import type { Metadata } from "next";
import { CartPage } from "@/components/cart/cart-page-client";
import { cartWords } from "@/components/cart/cart-words";
import { visitorMarket } from "@/lib/server/market";
import { wordsOf } from "@/lib/server/words";

export async function generateMetadata(): Promise<Metadata> {
  const { language } = await visitorMarket();
  const words = wordsOf(language, "frame");
  return { title: words("cart.title"), description: words("checkout.description") };
}

/** Everything that is in the cart; buying it begins here. */
export default async function CheckoutPage() {
  const { language } = await visitorMarket();
  const words = cartWords(wordsOf(language, "frame"));
  return (
    <div className="mx-auto grid max-w-text gap-6">
      <h1>{words.title}</h1>
      <CartPage words={words} />
    </div>
  );
}
