import { marketOfParams } from "@/lib/server/market";
import { OwnerLanding } from "@/components/shop/role-landing/owner-landing";
import { readBestSellers } from "@/lib/data/shop/role-landing";
import { listLandingPages } from "@/lib/navigation/category-pages";
import { roleMetadata } from "@/app/(public)/[market]/_parts/role-metadata";

export const generateMetadata = roleMetadata("owner");

export default async function OwnerHomePage({ params }: PageProps<"/[market]/pet-owner">) {
  const market = await marketOfParams(params);
  return <OwnerLanding best={await readBestSellers(market, listLandingPages("owner"))} />;
}
