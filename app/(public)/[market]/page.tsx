import type { Metadata } from "next";
import { alternatesOf } from "@/lib/server/alternates";
import { marketOfParams } from "@/lib/server/market";
import { BreedLinks } from "@/components/shop/home/breed-links";
import { Claims } from "@/components/shop/home/claims";
import { Hero } from "@/components/shop/home/hero";
import { SampleSteps } from "@/components/shop/home/sample-steps";
import { RoleCards } from "@/components/shop/home/role-cards";
import { paths } from "@/lib/navigation/paths";

export async function generateMetadata({ params }: PageProps<"/[market]">): Promise<Metadata> {
  await marketOfParams(params);
  return { alternates: alternatesOf(paths.home) };
}

export default async function HomePage({ params }: PageProps<"/[market]">) {
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
