import { marketOfParams } from "@/lib/server/market";
import type { Metadata } from "next";
import { BreedLinks } from "@/components/shop/home/breed-links";
import { Claims } from "@/components/shop/home/claims";
import { Hero } from "@/components/shop/home/hero";
import { SampleSteps } from "@/components/shop/home/sample-steps";
import { RoleCards } from "@/components/shop/home/role-cards";
import { paths } from "@/lib/navigation/paths";
import type { MarketParams } from "./layout";

export const metadata: Metadata = { alternates: { canonical: paths.home } };

export default async function HomePage({ params }: { params: Promise<MarketParams> }) {
  await marketOfParams(params);

  return (
    <>
      <Hero />
      <RoleCards />
      <SampleSteps />
      <Claims />
      <BreedLinks />
    </>
  );
}
