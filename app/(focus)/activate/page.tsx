import type { Metadata } from "next";
import { ActivationPage } from "@/components/kits/activation/activation-page-client";
import { parseStep } from "@/components/kits/activation/steps/steps";
import { RemoveClientSecret } from "@/components/orders/checkout/complete/remove-client-secret-client";
import { limits } from "@/lib/config/limits";
import { listCountries } from "@/lib/data/countries";
import { getMessages, getTranslator } from "@/lib/i18n/messages";
import { paths } from "@/lib/navigation/paths";
import { visitorCountry, visitorMarket } from "@/lib/server/market";

interface PageProps {
  searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
}

export async function generateMetadata(): Promise<Metadata> {
  const { language } = await visitorMarket();
  const t = getTranslator(language, "activation");
  return { title: t("metaTitle"), description: t("description") };
}

/** Kit activation. Rendered without the record, which only the browser knows. */
export default async function Page({ searchParams }: PageProps) {
  const { store, language } = await visitorMarket();
  const { step, barcode } = await searchParams;
  // Only one step needs them, and offers a reload.
  const countries = await listCountries().catch(() => []);
  return (
    <>
      <RemoveClientSecret />
      <ActivationPage
        step={parseStep(typeof step === "string" ? step : undefined)}
        barcode={typeof barcode === "string" ? barcode.slice(0, limits.barcodeLength) : undefined}
        country={(await visitorCountry()) ?? store}
        countries={countries.map(({ code, name }) => ({ value: code, label: name }))}
        termsPaths={{ terms: paths.pages.terms, privacy: paths.pages.privacy }}
        messages={{
          activation: getMessages(language, "activation"),
          form: getMessages(language, "form"),
          scan: getMessages(language, "scan").button,
        }}
      />
    </>
  );
}
