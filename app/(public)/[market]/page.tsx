import type { Metadata } from "next";
import { alternatesOf } from "@/lib/server/alternates";
import { marketOfParams } from "@/lib/server/market";
import { BestSellers } from "@/components/shop/catalogue/best-sellers";
import { BreedLinks } from "@/components/shop/home/breed-links";
import { Claims } from "@/components/shop/home/claims";
import { ExamplePicker } from "@/components/shop/home/example-picker";
import { Hero } from "@/components/shop/home/hero";
import { Proof } from "@/components/shop/home/proof";
import { JsonLd } from "@/components/shop/content/json-ld";
import { QuestionSection } from "@/components/shop/content/question-section";
import { SampleSteps } from "@/components/shop/home/sample-steps";
import { RoleCards } from "@/components/shop/home/role-cards";
import { brand } from "@/lib/config/brand";
import { storefrontEnv } from "@/lib/config/env";
import { organizationJsonLd } from "@/lib/domain/json-ld";
import { readBestSellers } from "@/lib/data/shop/role-landing";
import { requestMessages, translate } from "@/lib/i18n/translate";
import { listLandingPages, ownerLandingPage } from "@/lib/navigation/category-pages";
import { paths } from "@/lib/navigation/paths";

export async function generateMetadata({ params }: PageProps<"/[market]">): Promise<Metadata> {
  await marketOfParams(params);
  return { alternates: alternatesOf(paths.home) };
}

export default async function HomePage({ params }: PageProps<"/[market]">) {
  const market = await marketOfParams(params);
  const best = await readBestSellers(market, [ownerLandingPage, ...listLandingPages("breeder")]);
  return (
    <>
      <JsonLd data={organizationJsonLd(brand.name, storefrontEnv().APP_ORIGIN)} />
      <Hero />
      <ExamplePicker />
      <RoleCards />
      <BestSellers title={translate("home")("best")} products={best} />
      <SampleSteps />
      <Proof />
      <Claims />
      <QuestionSection messages={requestMessages("home.questions")} />
      <BreedLinks />
    </>
  );
}
