import type { Metadata } from "next";
import { ClientMessages } from "@/lib/i18n/client-messages";
import { requestMessages } from "@/lib/i18n/translate";
import { CheckoutPage } from "@/components/orders/checkout/checkout-page-client";
import { parseStep } from "@/components/orders/checkout/steps/steps";
import { listCountries } from "@/lib/data/kernel/countries";
import { paths } from "@/lib/navigation/paths";
import { visitorCountry, visitorMarket } from "@/lib/server/market";

export async function generateMetadata({ searchParams }: PageProps<"/checkout">): Promise<Metadata> {
  await visitorMarket();
  const { titles, description } = requestMessages("checkout");
  return { title: titles[await readStep(searchParams)], description };
}

/** Checkout from cart to order. Rendered without the cart, which only the browser knows. */
export default async function Page({ searchParams }: PageProps<"/checkout">) {
  const { store } = await visitorMarket();
  // The cart step works without countries; later steps offer a reload.
  const countries = await listCountries().catch(() => []);
  return (
    <ClientMessages areas={["cart", "checkout", "payments", "subscriptions.checkout"]}>
      <CheckoutPage
        step={await readStep(searchParams)}
        country={(await visitorCountry()) ?? store}
        countries={countries.map(({ code, name }) => ({ value: code, label: name }))}
        termsPaths={{ terms: paths.pages.terms, privacy: paths.pages.privacy }}
        lookUpPath={paths.orderLookup}
      />
    </ClientMessages>
  );
}

async function readStep(searchParams: PageProps<"/checkout">["searchParams"]) {
  const { step } = await searchParams;
  return parseStep(typeof step === "string" ? step : undefined) ?? "cart";
}
