import { NotFoundView } from "@/components/layout/not-found-view";
import { visitorMarket } from "@/lib/server/market";

export default async function NotFoundPage() {
  await visitorMarket();
  return <NotFoundView />;
}
