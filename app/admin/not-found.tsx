import { NotFoundView } from "@/components/layout/not-found-view";
import { visitorMarket } from "@/lib/server/market";
import { wordsOf } from "@/lib/server/words";

export default async function NotFoundPage() {
  const { language } = await visitorMarket();
  return <NotFoundView words={wordsOf(language, "common")} />;
}
