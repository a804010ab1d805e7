import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { BreedsWay } from "@/components/home/breeds-way";
import { Claims } from "@/components/home/claims";
import { Hero } from "@/components/home/hero";
import { SampleWay } from "@/components/home/sample-way";
import { WaysIn } from "@/components/home/ways-in";
import { parseMarket } from "@/lib/config/market";
import { paths } from "@/lib/navigation/paths";
import { wordsOf } from "@/lib/server/words";
import type { MarketParams } from "./layout";

export const metadata: Metadata = { alternates: { canonical: paths.home } };

export default async function HomePage({ params }: { params: Promise<MarketParams> }) {
  const { language } = parseMarket((await params).market) ?? notFound();
  const words = wordsOf(language, "home");
  return (
    <>
      <Hero words={words} />
      <WaysIn words={words} />
      <SampleWay words={words} />
      <Claims words={words} language={language} />
      <BreedsWay words={words} />
    </>
  );
}
