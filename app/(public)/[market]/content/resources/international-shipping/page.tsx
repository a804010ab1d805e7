import { CountryPicker } from "@/components/orders/delivery/country-picker";
import { readCountries } from "@/lib/data/kernel/countries";
import { paths } from "@/lib/navigation/paths";
import { marketOfParams } from "@/lib/server/market";
import { ContentPage, contentMetadata } from "@/app/(public)/[market]/_parts/content-page";

const path = paths.pages.shipping;

export async function generateMetadata({
  params,
}: PageProps<"/[market]/content/resources/international-shipping">) {
  await marketOfParams(params);
  return contentMetadata(path);
}

/** The content page of this address, with the picker of countries above its text. */
export default async function ShippingPage({
  params,
}: PageProps<"/[market]/content/resources/international-shipping">) {
  const market = await marketOfParams(params);
  return (
    <ContentPage path={path} market={market}>
      <CountryPicker countries={await readCountries(market)} />
    </ContentPage>
  );
}
