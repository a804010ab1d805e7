import type { Metadata } from "next";
import { CheckoutPage } from "@/components/orders/checkout/checkout-page-client";
import { parseStep } from "@/components/orders/checkout/steps/steps";
import { listCountries } from "@/lib/data/countries";
import { paths } from "@/lib/navigation/paths";
import { visitorCountry, visitorMarket } from "@/lib/server/market";
import { getMessages } from "@/lib/i18n/messages";

interface PageProps {
  searchParams: Promise<{ step?: string | string[] }>;
}

export async function generateMetadata({ searchParams }: PageProps): Promise<Metadata> {
  const { language } = await visitorMarket();
  const { titles, description } = getMessages(language, "checkout");
  return { title: titles[await readStep(searchParams)], description };
}

/** Checkout from cart to order. Rendered without the cart, which only the browser knows. */
export default async function Page({ searchParams }: PageProps) {
  const { store, language } = await visitorMarket();
  // The cart step works without countries; later steps offer a reload.
  const countries = await listCountries().catch(() => []);
  return (
    <CheckoutPage
      step={await readStep(searchParams)}
      country={(await visitorCountry()) ?? store}
      countries={countries.map(({ code, name }) => ({ value: code, label: name }))}
      termsPaths={{ terms: paths.pages.terms, privacy: paths.pages.privacy }}
      lookUpPath={paths.orderLookup}
      messages={{
        checkout: getMessages(language, "checkout"),
        cart: getMessages(language, "cart"),
        payments: getMessages(language, "payments"),
        renewal: getMessages(language, "subscriptions").checkout,
        form: getMessages(language, "form"),
      }}
    />
  );
}

async function readStep(searchParams: PageProps["searchParams"]) {
  const { step } = await searchParams;
  return parseStep(typeof step === "string" ? step : undefined) ?? "cart";
}
