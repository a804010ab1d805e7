import { marketOfParams } from "@/lib/server/market";
import { BreederLanding } from "@/components/shop/role-landing/breeder-landing";
import { readBestSellers } from "@/lib/data/shop/role-landing";
import { listLandingPages } from "@/lib/navigation/category-pages";
import { roleMetadata } from "@/app/(public)/[market]/_parts/role-metadata";

export const generateMetadata = roleMetadata("breeder");

export default async function BreederHomePage({ params }: PageProps<"/[market]/breeder">) {
  const market = await marketOfParams(params);
  return <BreederLanding best={await readBestSellers(market, listLandingPages("breeder"))} />;
}
