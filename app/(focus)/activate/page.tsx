import { ClientMessages } from "@/lib/i18n/client-messages";
import { Activation } from "@/components/kits/activation/activation-client";
import { RemoveClientSecret } from "@/components/orders/checkout/complete/remove-client-secret-client";
import { limits } from "@/lib/config/limits";
import { listCountries } from "@/lib/data/kernel/countries";
import { paths } from "@/lib/navigation/paths";
import { readSessionState } from "@/lib/server/session/visitor";
import { visitorCountry, visitorMarket, visitorMetadata } from "@/lib/server/market";

export const generateMetadata = visitorMetadata("activation", (t) => ({
  title: t("metaTitle"),
  description: t("description"),
}));

/** Kit activation. The record is known to the browser only: the server renders the first step of a new one. */
export default async function Page({ searchParams }: PageProps<"/activate">) {
  const { store } = await visitorMarket();
  const { barcode, step } = await searchParams;
  const session = await readSessionState();
  // Only one step needs them, and offers a reload.
  const countries = await listCountries().catch(() => []);
  return (
    <>
      <RemoveClientSecret />
      <ClientMessages areas={["activation", "scan.button"]}>
        <Activation
          user={session.state === "signedIn" ? session.user : undefined}
          beginsAtFirstStep={session.state !== "unknown" && barcode === undefined && step === undefined}
          barcode={typeof barcode === "string" ? barcode.slice(0, limits.barcodeLength) : undefined}
          country={(await visitorCountry()) ?? store}
          countries={countries.map(({ code, name }) => ({ value: code, label: name }))}
          termsPaths={{ terms: paths.pages.terms, privacy: paths.pages.privacy }}
        />
      </ClientMessages>
    </>
  );
}
