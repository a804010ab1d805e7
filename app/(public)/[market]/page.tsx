import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { BreedLinks } from "@/components/shop/home/breed-links";
import { Claims } from "@/components/shop/home/claims";
import { Hero } from "@/components/shop/home/hero";
import { SampleSteps } from "@/components/shop/home/sample-steps";
import { RoleCards } from "@/components/shop/home/role-cards";
import { parseMarket } from "@/lib/config/markets/market";
import { paths } from "@/lib/navigation/paths";
import { getTranslator } from "@/lib/i18n/messages";
import type { MarketParams } from "./layout";

export const metadata: Metadata = { alternates: { canonical: paths.home } };

export default async function HomePage({ params }: { params: Promise<MarketParams> }) {
  const { language } = parseMarket((await params).market) ?? notFound();
  const t = getTranslator(language, "home");
  return (
    <>
      <Hero t={t} />
      <RoleCards t={t} />
      <SampleSteps t={t} />
      <Claims t={t} language={language} />
      <BreedLinks t={t} />
    </>
  );
}
