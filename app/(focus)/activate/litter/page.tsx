import { ClientMessages } from "@/lib/i18n/client-messages";
import { LitterPage } from "@/components/kits/litter/litter-page-client";
import { listCountries } from "@/lib/data/kernel/countries";
import { paths } from "@/lib/navigation/paths";
import { visitorCountry, visitorMarket, visitorMetadata } from "@/lib/server/market";

export const generateMetadata = visitorMetadata("litter", (t) => ({
  title: t("metaTitle"),
  description: t("description"),
}));

/** Activation of a whole litter. Rendered without the draft, which only the browser knows. */
export default async function Page() {
  const { store } = await visitorMarket();
  const countries = await listCountries();
  return (
    <ClientMessages areas={["activation", "litter", "scan.button"]}>
      <LitterPage
        country={(await visitorCountry()) ?? store}
        countries={countries.map(({ code, name }) => ({ value: code, label: name }))}
        termsPaths={{ terms: paths.pages.terms, privacy: paths.pages.privacy }}
        loginPath={paths.loginFor(paths.activateLitter)}
      />
    </ClientMessages>
  );
}
