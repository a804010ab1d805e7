import type { Metadata } from "next";
import { LitterPage } from "@/components/kits/litter/litter-page-client";
import { listCountries } from "@/lib/data/countries";
import { getMessages, getTranslator } from "@/lib/i18n/messages";
import { paths } from "@/lib/navigation/paths";
import { visitorCountry, visitorMarket } from "@/lib/server/market";

export async function generateMetadata(): Promise<Metadata> {
  const { language } = await visitorMarket();
  const t = getTranslator(language, "litter");
  return { title: t("metaTitle"), description: t("description") };
}

/** Activation of a whole litter. Rendered without the draft, which only the browser knows. */
export default async function Page() {
  const { store, language } = await visitorMarket();
  const countries = await listCountries();
  return (
    <LitterPage
      country={(await visitorCountry()) ?? store}
      countries={countries.map(({ code, name }) => ({ value: code, label: name }))}
      termsPaths={{ terms: paths.pages.terms, privacy: paths.pages.privacy }}
      loginPath={paths.loginFor(paths.activateLitter)}
      messages={{
        litter: getMessages(language, "litter"),
        activation: getMessages(language, "activation"),
        form: getMessages(language, "form"),
        scan: getMessages(language, "scan").button,
      }}
    />
  );
}
