import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { Breadcrumbs } from "@/components/links/breadcrumbs";
import { CountryDelivery } from "@/components/orders/delivery/country-delivery";
import { isStore } from "@/lib/config/markets/markets";
import type { Market } from "@/lib/config/markets/market";
import { listContentBreadcrumbs } from "@/lib/data/shop/content-links";
import { findContent } from "@/lib/data/shop/contents";
import { readCountries, readDeliveryOptions } from "@/lib/data/kernel/countries";
import { translate } from "@/lib/i18n/translate";
import { paths } from "@/lib/navigation/paths";
import { alternatesOf } from "@/lib/server/alternates";
import { marketOfParams } from "@/lib/server/market";

type Props = PageProps<"/[market]/resources/international-shipping/[country]">;

export { generateStaticParams } from "@/app/(public)/[market]/_parts/no-static-params";

/** The address has the code in small letters; everything else is a 404. */
async function findCountry(market: Market, code: string) {
  const countries = await readCountries(market);
  const country = countries.find((each) => each.code.toLowerCase() === code) ?? notFound();
  return { countries, country };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const market = await marketOfParams(params);
  const { country } = await findCountry(market, (await params).country);
  const t = translate("delivery");
  return {
    title: t("title", { country: country.name }),
    description: t("description", { country: country.name }),
    alternates: alternatesOf(paths.shippingTo(country.code)),
    // Pages of countries without a store differ in little but the name.
    ...(!isStore(country.code) && { robots: { index: false, follow: true } }),
  };
}

export default async function CountryPage({ params }: Props) {
  const market = await marketOfParams(params);
  const { country, countries } = await findCountry(market, (await params).country);
  const t = translate("content");
  const overview = findContent(paths.pages.shipping, market.language) ?? notFound();
  const crumb = { label: country.name, href: paths.shippingTo(country.code) };
  return (
    <>
      <div className="mb-6">
        <Breadcrumbs label={t("youAreHere")} parts={[...listContentBreadcrumbs(overview, t), crumb]} />
      </div>
      <CountryDelivery
        country={country}
        countries={countries}
        options={await readDeliveryOptions(market, country.code)}
      />
    </>
  );
}
