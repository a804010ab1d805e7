import type { Metadata } from "next";
import { cartWords } from "@/components/cart/cart-words";
import { CheckoutPage } from "@/components/checkout/checkout-page-client";
import { parseStep } from "@/components/checkout/steps";
import { listCountries } from "@/lib/data/for-forms";
import { paths } from "@/lib/navigation/paths";
import { visitorCountry, visitorMarket } from "@/lib/server/market";
import { messagesOf, wordsOf } from "@/lib/server/words";

interface PageProps {
  searchParams: Promise<{ step?: string | string[] }>;
}

export async function generateMetadata({ searchParams }: PageProps): Promise<Metadata> {
  const { language } = await visitorMarket();
  const { titles, description } = messagesOf(language, "checkout");
  return { title: titles[await stepOf(searchParams)], description };
}

/** From the cart to the order, step by step. Nothing of it is known here: the cart is the browser's. */
export default async function Page({ searchParams }: PageProps) {
  const { region, language } = await visitorMarket();
  // A cart can be looked at while the backend is silent; the steps after it say what is the matter.
  const countries = await listCountries().catch(() => []);
  return (
    <CheckoutPage
      step={await stepOf(searchParams)}
      country={(await visitorCountry()) ?? region}
      countries={countries.map(({ code, name }) => ({ value: code, label: name }))}
      termsPaths={{ terms: paths.pages.terms, privacy: paths.pages.privacy }}
      lookUpPath={paths.orderLookup}
      words={messagesOf(language, "checkout")}
      cartWords={cartWords(wordsOf(language, "frame"))}
      sendingWords={messagesOf(language, "sending")}
      providerWords={{ stripe: messagesOf(language, "stripe"), paypal: messagesOf(language, "paypal") }}
      renewalWords={messagesOf(language, "renewal").checkout}
      extraWords={messagesOf(language, "cartPricing")}
    />
  );
}

async function stepOf(asked: PageProps["searchParams"]) {
  const { step } = await asked;
  return parseStep(typeof step === "string" ? step : undefined) ?? "cart";
}
