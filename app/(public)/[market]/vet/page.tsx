import { marketOfParams } from "@/lib/server/market";
import { VetLanding } from "@/components/shop/role-landing/vet-landing";
import { readGenoVet } from "@/lib/data/shop/role-landing";
import { roleMetadata } from "@/app/(public)/[market]/_parts/role-metadata";

export const generateMetadata = roleMetadata("vet");

export default async function VetHomePage({ params }: PageProps<"/[market]/vet">) {
  const market = await marketOfParams(params);
  return <VetLanding best={await readGenoVet(market)} />;
}
